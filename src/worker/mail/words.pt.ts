import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const receivedBecause = (reason: string) => `Recebe este email porque ${reason}.`

export const securityReason =
  'o titular de uma conta é informado de qualquer alteração relativa à sua segurança'
export const time = 'Hora'
export const ipAddress = 'Endereço IP'
export const ifNotYou = (advice: string, email: string) =>
  `Se não reconhece esta ação, ${advice} e escreva-nos para ${email}.`
export const resetAtOnce = 'reponha de imediato a sua palavra-passe'
export const resetPassword = 'Repor a palavra-passe'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
