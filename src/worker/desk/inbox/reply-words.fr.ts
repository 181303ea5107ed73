import type { Translation } from '#shared/translation.ts'
import type * as translation from './reply-words.fr.ts'
import type * as original from './reply-words.ts'

export const replySubject = (service: string) => `Re: Votre demande : ${service}`
export const firstSubject = (service: string) => `Votre demande : ${service}`
export const replyReason = 'vous nous avez écrit'
export const firstReason = (author: string, firm: string) => `${author}, de ${firm}, vous a écrit`
export const filesForYou = (names: string) => `Fichiers à votre intention :\n${names}`
export const downloadThem = 'Les télécharger dans votre compte'
export const logInToDownload =
  'Connectez-vous, ou créez un compte, avec l’adresse qui a reçu cet e-mail.'
export const wroteOn = (time: string, writer: string) => `Le ${time}, ${writer} a écrit :`
export const timeAt = (day: string, time: string, city: string) => `${day} à ${time} (${city})`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
