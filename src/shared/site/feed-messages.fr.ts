import { inCountry, ofCountry } from '#shared/french-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './feed-messages.fr.ts'
import type * as original from './feed-messages.ts'

export const feedMessages = {
  notes: {
    title: 'Analyses',
    subtitle: 'Notes sourcées sur les marchés africains du jeu en ligne',
  },
  rules: {
    title: 'Registre des règles',
    subtitle: 'Ce qui change dans le droit des jeux des marchés africains',
  },
  rulesOf: (market: string) => ({
    title: `Registre des règles ${ofCountry(market)}`,
    subtitle: `Ce qui change dans le droit des jeux ${inCountry(market)}`,
  }),
  changes: {
    title: 'Changements',
    subtitle: 'Ce qui a changé dans nos fiches, édition par édition',
  },
  ofMarket: (market: string, title: string) => `${market} : ${title}`,
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
