import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const confirmSubject = 'Confirmez votre abonnement'
export const confirmReason = 'cette adresse a été indiquée pour recevoir notre lettre mensuelle'
export const confirmText =
  'Vous avez demandé à recevoir notre lettre mensuelle. Confirmez ci-dessous pour commencer.'
export const confirmSubscription = 'Confirmer l’abonnement'
export const confirmExpires = (hours: number) =>
  `Le lien est valable ${hours} heures. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.`
export const subscribed = 'Votre abonnement est actif'
export const subscribedReason = 'cette adresse est abonnée à notre lettre mensuelle'
export const subscribedText =
  'Cette adresse reçoit notre lettre mensuelle : ce qui a changé dans le droit, la fiscalité et la pratique.'
export const endAnyTime = 'Vous pouvez mettre fin à l’abonnement quand vous le souhaitez.'
export const unsubscribe = 'Se désabonner'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
