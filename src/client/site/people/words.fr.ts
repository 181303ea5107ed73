import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const people = 'L’équipe'
export const ourPeople = 'Notre équipe'
export const peopleLead =
  'Qui vous répond : ce que fait chacun de nous, dans quelles langues et sur quels marchés.'
export const languages = 'Langues'
export const markets = 'Marchés'
export const allPeople = 'Toute l’équipe'
export const articlesBy = (name: string) => `Articles de ${name}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
