import { inCountry } from '#shared/french-countries.ts'
import { ofDay } from '#shared/french-dates.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './head-messages.fr.ts'
import type * as original from './head-messages.ts'

const whereOf = (market: string | null) =>
  market === null ? 'sur les marchés africains' : inCountry(market)

export const descriptions = {
  changes: (market: string | null) =>
    `Ce qui a changé dans nos fiches sur les jeux d’argent ${whereOf(market)}, édition par édition : chaque champ avant et après, avec sa source.`,
  compare: (names: string | null) =>
    `${names ?? 'Les marchés africains du jeu en ligne'} côte à côte : état, agrément, taxes et données, et ce qui reste des mises après chaque taxe, avec la source à chaque étape.`,
  obligations: (duty: string | null, market: string | null) =>
    `${duty ?? 'Ce qui s’impose à l’opérateur de jeux'} ${whereOf(market)} : chaque obligation avec sa valeur, sa source et l’article, et le jour où elle a été vérifiée.`,
  rules: (market: string | null) =>
    `Ce qui change dans le droit des jeux ${whereOf(market)}, du plus récent au plus ancien : ce que chaque règle disait et dit, où elle en est, et où on peut la lire.`,
  people: 'Qui travaille ici : ce que chacun fait, dans quelles langues et sur quels marchés.',
  search:
    'Cherchez dans nos articles, nos dossiers de marché, le registre des règles, les rapports, les services et les questions sur le jeu en ligne en Afrique, chacun avec sa date et ses sources.',
  newsletters:
    'Notre lettre mensuelle, telle qu’elle a été envoyée : ce qui a changé en droit, en fiscalité et en pratique sur les marchés africains du jeu.',
  booking:
    'Réservez une consultation de 30 ou 60 minutes avec nos conseillers sur le jeu en ligne en Afrique, dans votre fuseau horaire.',
} as const

export const shortNames = {
  obligations: 'Obligations',
  articles: 'Articles',
} as const

export const citations = {
  dataset: (market: string) => `Droit, taxes et chiffres des jeux d’argent ${inCountry(market)}`,
  obligations: (duty: string | null, market: string | null) =>
    `${duty ?? 'Ce qui s’impose à l’opérateur de jeux'} ${whereOf(market)}`,
  inMarkets: (edition: number) => `Marchés, édition ${edition}`,
  inData: (edition: number) => `Données ouvertes, édition ${edition}`,
  inAnswers: (product: string, market: string, edition: number) =>
    `${product}, ${market}, édition ${edition}`,
  inLedger: (market: string, day: string, edition: number) =>
    `Registre des règles, ${market}, entrée ${ofDay(day)}, édition ${edition}`,
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
