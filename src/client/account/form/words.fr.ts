import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const name = 'Nom'
export const emailAddress = 'Adresse e-mail'
export const password = 'Mot de passe'
export const atLeastCharacters = (min: number) => `${min} caractères au moins`
export const confirmPassword = 'Confirmation du mot de passe'

export const saved = 'Enregistré'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
