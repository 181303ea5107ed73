import type { Translation } from '#shared/translation.ts'
import type * as translation from './reply-words.pt.ts'
import type * as original from './reply-words.ts'

export const replySubject = (service: string) => `Re: O seu pedido: ${service}`
export const firstSubject = (service: string) => `O seu pedido: ${service}`
export const replyReason = 'nos escreveu'
export const firstReason = (author: string, firm: string) => `${author}, da ${firm}, lhe escreveu`
export const filesForYou = (names: string) => `Ficheiros para si:\n${names}`
export const downloadThem = 'Transferi-los na sua conta'
export const logInToDownload =
  'Inicie sessão, ou crie uma conta, com o endereço que recebeu este email.'
export const wroteOn = (time: string, writer: string) => `Em ${time}, ${writer} escreveu:`
export const timeAt = (day: string, time: string, city: string) => `${day} às ${time} (${city})`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
