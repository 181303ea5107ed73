import { inCountry } from '#shared/french-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './insights.fr.ts'
import type * as original from './insights.ts'
import type { Category } from './insights.ts'

export const categories = [
  { slug: 'all', label: 'Toutes' },
  { slug: 'market-analysis', label: 'Analyse de marché' },
  { slug: 'compliance', label: 'Conformité' },
  { slug: 'technology', label: 'Technologie' },
  { slug: 'marketing', label: 'Marketing' },
  { slug: 'investment', label: 'Investissement' },
] as const

export function categoryLabel(category: Category): string {
  return categories.find(({ slug }) => slug === category)?.label ?? ''
}

export const hero = {
  eyebrow: 'Analyses',
  title: 'Notes de terrain, avec leurs sources',
  lead: 'De brefs articles sur ce qui a changé, ce que cela signifie et ce que nous vérifierions. Chacun est daté, car sur ces marchés un fait peut vieillir en un mois.',
} as const

export const articleLists = {
  featured: 'Articles à la une',
  latest: 'Dernières analyses',
  none: 'Il n’y a pas encore d’article dans cette rubrique.',
} as const

export const notePage = {
  sources: 'Sources',
  corrections: 'Corrections',
  cite: 'Citer cet article',
  rules: 'Règles liées',
  related: 'À lire ensuite',
} as const

export const noteAction = {
  title: (market: string | null) =>
    market
      ? `Qu’est-ce que cela change pour vous ${inCountry(market)} ?`
      : 'Qu’est-ce que cela change pour vous ?',
  text: 'Indiquez-nous votre produit et votre calendrier. Nous répondons par ce que nous vérifierions d’abord, et dans quelles sources.',
  action: 'Nous interroger',
} as const

export const newsletter = {
  title: 'Une lettre d’information par mois',
  text: 'Ce qui a changé en droit, en fiscalité et en pratique, avec les sources. Confirmez par e-mail ; désabonnez-vous d’un clic.',
  label: 'Adresse e-mail',
  action: 'S’abonner',
  archive: 'Archives de la lettre',
} as const

export const customResearch = {
  title: 'Une question sur laquelle personne n’a écrit ?',
  text: 'Nous faisons des recherches sur commande : un marché, un produit, une décision. Vous recevez l’étude, les sources et une heure pour nous interroger sur l’une et les autres.',
  action: 'Demander une recherche',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
