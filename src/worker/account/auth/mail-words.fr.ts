import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const resetSubject = 'Réinitialisation de votre mot de passe'
export const resetReason =
  'la réinitialisation du mot de passe d’un compte à cette adresse a été demandée'
export const resetRequested =
  'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte.'
export const resetPassword = 'Réinitialiser le mot de passe'
export const resetExpires = (minutes: number) =>
  `Ce lien de réinitialisation expire dans ${minutes} minutes.`
export const resetNotRequested =
  'Si vous n’avez pas demandé cette réinitialisation, vous n’avez rien à faire.'

export const passwordChanged = 'Votre mot de passe a été changé'
export const passwordWasReset =
  'Le mot de passe de votre compte a été réinitialisé par un lien que nous vous avions envoyé. Tous les appareils sont déconnectés.'
export const remainingPasskeys = (count: number) => {
  if (count === 0) return ''
  return count === 1
    ? ' Votre compte garde sa clé d’accès, qui l’ouvre sans le mot de passe.'
    : ` Votre compte garde ses ${count} clés d’accès, dont chacune l’ouvre sans le mot de passe.`
}

export const verifyEmailAddress = 'Vérifier l’adresse e-mail'
export const verifyReason = 'cette adresse a été indiquée pour un compte chez nous'
export const clickToVerify =
  'Veuillez cliquer sur le bouton ci-dessous pour vérifier votre adresse e-mail.'
export const noAccountCreated = 'Si vous n’avez pas créé de compte, vous n’avez rien à faire.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
