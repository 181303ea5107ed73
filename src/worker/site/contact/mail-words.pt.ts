import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const received = 'Recebemos a sua mensagem'
export const receiptReason = 'este endereço foi indicado no nosso formulário de contacto'
export const thanks = (firm: string) => `A ${firm} agradece o seu contacto. A sua mensagem chegou.`
export const replyDue = (due: string, city: string, reference: string) =>
  `Responderemos até: ${due} (hora de ${city}). Referência: ${reference}. Para acrescentar pormenores, responda a este email.`
export const youWrote = 'A sua mensagem:'
export const market = 'Mercado'
export const product = 'Produto'
export const addressLeftOut = '[endereço omitido]'
export const notYou =
  'Se não nos escreveu, alguém terá indicado o seu endereço por engano; ignore este email.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
