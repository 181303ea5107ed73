import { inCountry, ofCountry } from '#shared/french-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './seo.fr.ts'
import type * as original from './seo.ts'

export const seo: typeof original.seo = {
  home: {
    title: '',
    description:
      '{firm} conseille opérateurs, fournisseurs et investisseurs sur les marchés africains du jeu en ligne : agréments, entrée sur un marché, marketing et audit pour investisseurs.',
  },
  'about-us': {
    title: 'À propos',
    description:
      '{firm} : qui nous sommes, ce que nous défendons, et comment sont nées les règles des marchés africains du jeu.',
  },
  services: {
    title: 'Services',
    description:
      'Des services pour les marchés africains du jeu, de l’agrément et de l’entrée sur un marché à l’audit pour investisseurs, aux documents et à l’exploitation. Chacun aboutit à un écrit qui vous reste.',
  },
  markets: {
    title: 'Marchés',
    description:
      '{keymarkets}, comparés : régulateur, loi, population, atouts et difficultés, avec les sources et une lecture de trois régions.',
  },
  insights: {
    title: 'Analyses',
    description:
      'Articles sourcés et rapports gratuits sur le jeu en ligne en Afrique : analyse de marché, conformité, technologie, marketing et investissement, écrits pour les décideurs.',
  },
  contact: {
    title: 'Contact',
    description:
      'Parlez à {firm} d’un marché, d’un agrément ou d’une cible. Écrivez par e-mail ou par le formulaire, ou réservez un horaire ; nous répondons sous 24 heures les jours ouvrés.',
  },
}

export const productsOfStatus = (products: string, status: string) => `${status} : ${products}`

export const marketSummary = (name: string, statuses: readonly string[]) =>
  `Jeux d’argent ${inCountry(name)} (${statuses.join(' ; ')}). Droit, taxes, agrément et chiffres, chacun avec sa source.`

export const rulesOfMarket = (name: string) => `Règles ${ofCountry(name)}`

export const and: string = 'et'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
