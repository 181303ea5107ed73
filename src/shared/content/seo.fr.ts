import type { Translation } from '#shared/translation.ts'
import type * as translation from './seo.fr.ts'
import type * as original from './seo.ts'

export const seo: typeof original.seo = {
  home: {
    title: '',
    description:
      'Conseil pour les marchés africains du jeu en ligne : agréments, entrée sur un marché, marketing et audit pour investisseurs, au service des opérateurs, fournisseurs et investisseurs depuis 2019.',
  },
  'about-us': {
    title: 'À propos',
    description:
      'Un cabinet de conseil de Nairobi fondé en 2019. Nous relions l’excellence mondiale du jeu en ligne aux possibilités des marchés africains, avec une croissance responsable.',
  },
  services: {
    title: 'Services',
    description:
      'Six services pour les marchés africains du jeu, de l’agrément et de l’entrée sur un marché à l’audit pour investisseurs, aux documents et à l’exploitation. Chacun aboutit à un écrit qui vous reste.',
  },
  markets: {
    title: 'Marchés',
    description:
      'L’Afrique du Sud, le Nigeria, le Kenya et le Ghana comparés : autorité, loi, population, possibilités et difficultés, avec les sources et une lecture de trois régions.',
  },
  insights: {
    title: 'Analyses',
    description:
      'Notes sourcées et rapports gratuits sur le jeu en ligne en Afrique : analyse de marché, conformité, technologie, marketing et investissement, écrits pour les décideurs.',
  },
  contact: {
    title: 'Contact',
    description:
      'Parlez-nous d’un marché, d’un agrément ou d’une cible. Écrivez par e-mail, Telegram ou formulaire ; nous répondons de Nairobi sous 24 heures les jours ouvrés.',
  },
}

export const marketSummary = (name: string, statuses: readonly string[]) =>
  `Les jeux d’argent, ${name} : ${statuses.join(' ; ')}. Droit, taxes, agrément et chiffres, chacun avec sa source.`

export const rulesOfMarket = (name: string) => `Règles : ${name}`

export const and: string = 'et'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
