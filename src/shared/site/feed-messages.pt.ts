import { inCountry, ofCountry } from '#shared/portuguese-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './feed-messages.pt.ts'
import type * as original from './feed-messages.ts'

export const feedMessages = {
  notes: {
    title: 'Análises',
    subtitle: 'Artigos com fontes sobre os mercados africanos de jogo online',
  },
  rules: {
    title: 'Registo de regras',
    subtitle: 'O que muda na lei do jogo dos mercados africanos',
  },
  rulesOf: (market: string) => ({
    title: `Registo de regras ${ofCountry(market)}`,
    subtitle: `O que muda na lei do jogo ${inCountry(market)}`,
  }),
  changes: {
    title: 'Alterações',
    subtitle: 'O que mudou nos nossos registos, edição a edição',
  },
  ofMarket: (market: string, title: string) => `${market}: ${title}`,
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
