import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const recoveryCodeUsed = 'Un code de secours a été utilisé'
export const recoveryCodeUsedText =
  'L’un de vos codes de secours a servi à vous connecter ou à confirmer votre identité. Un nouveau code le remplace dans vos réglages de double authentification.'
export const enabled = 'La double authentification a été activée'
export const enabledText = (settings: string) =>
  `La double authentification est désormais active : la connexion demande un code de votre application d’authentification. Vous pouvez la modifier à l’adresse ${settings}.`
export const disabled = 'La double authentification a été désactivée'
export const disabledText = (settings: string) =>
  `La double authentification est désormais inactive : la connexion ne demande que votre mot de passe. Vous pouvez la modifier à l’adresse ${settings}.`
export const codesRegenerated = 'Vos codes de secours ont été renouvelés'
export const codesRegeneratedText =
  'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne fonctionnent plus.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
