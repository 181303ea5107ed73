import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.pt.ts'
import type * as original from './mail-words.ts'

export const confirmSubject = 'Confirme a sua subscrição'
export const confirmReason = 'este endereço foi indicado para receber o nosso boletim mensal'
export const confirmText =
  'Pediu para receber o nosso boletim mensal. Confirme abaixo para começar.'
export const confirmSubscription = 'Confirmar a subscrição'
export const confirmExpires = (hours: number) =>
  `A ligação é válida durante ${hours} horas. Se não fez este pedido, ignore este email.`
export const subscribed = 'A sua subscrição está ativa'
export const subscribedReason = 'este endereço subscreve o nosso boletim mensal'
export const subscribedText =
  'Este endereço recebe o nosso boletim mensal: o que mudou na lei, nos impostos e na prática.'
export const endAnyTime = 'Pode cancelar a subscrição quando quiser.'
export const unsubscribe = 'Cancelar a subscrição'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
