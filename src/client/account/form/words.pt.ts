import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const name = 'Nome'
export const emailAddress = 'Endereço de email'
export const password = 'Palavra-passe'
export const atLeastCharacters = (min: number) => `Pelo menos ${min} caracteres`
export const confirmPassword = 'Confirmação da palavra-passe'

export const saved = 'Guardado'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
