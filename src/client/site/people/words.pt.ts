import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const people = 'A equipa'
export const ourPeople = 'A nossa equipa'
export const peopleLead =
  'Quem lhe responde: o que faz cada um de nós, em que línguas e em que mercados.'
export const languages = 'Línguas'
export const markets = 'Mercados'
export const allPeople = 'Toda a equipa'
export const articlesBy = (name: string) => `Artigos de ${name}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
