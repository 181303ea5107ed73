import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const receivedBecause = (reason: string) => `Vous recevez cet e-mail parce que ${reason}.`

export const securityReason =
  'le titulaire d’un compte est informé de tout changement touchant sa sécurité'
export const time = 'Heure'
export const ipAddress = 'Adresse IP'
export const ifNotYou = (advice: string, email: string) =>
  `Si vous n’êtes pas à l’origine de cette action, ${advice} et écrivez-nous à ${email}.`
export const resetAtOnce = 'réinitialisez immédiatement votre mot de passe'
export const resetPassword = 'Réinitialiser le mot de passe'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
