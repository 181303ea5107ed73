import type { SharePage } from '#shared/site/share-image.ts'
import { compareMarkets, legalTitles, rules, search } from '#shared/site/title-words.fr.ts'
import type { Translation } from '#shared/translation.ts'
import { hero as openData } from './data-words.fr.ts'
import type * as translation from './share-words.fr.ts'
import type * as original from './share-words.ts'

export const headlines: Readonly<Record<SharePage, readonly string[]>> = {
  home: ['Les marchés du jeu', 'en Afrique, lus', 'sur le terrain.'],
  'about-us': ['Le jeu mondial,', 'l’Afrique,', 'avec responsabilité.'],
  services: ['Du premier agrément', 'à une exploitation', 'stable.'],
  markets: ['Connaître les règles', 'avant d’entrer.'],
  insights: ['Ce qui a changé,', 'et ce que cela', 'signifie pour vous.'],
  contact: ['Dites-nous sur', 'quel marché vous', 'voulez entrer.'],
  rules: ['Ce que la règle', 'disait, et ce', 'qu’elle dit.'],
  compare: ['De la mise', 'au dividende,', 'côte à côte.'],
  data: ['Chaque chiffre', 'avec sa source', 'et sa date.'],
  search: ['Trouver le marché,', 'la règle,', 'l’article.'],
  legal: ['Ce que nous gardons,', 'combien de temps,', 'et pourquoi.'],
}

export const lines = {
  home: ['Agréments', 'Entrée sur le marché', 'Investissement'],
  services: ['Conformité', 'Entrée', 'Marketing', 'Investisseurs', 'Droit'],
  insights: ['Analyse de marché', 'Conformité', 'Technologie'],
  rules: [rules, 'Chaque règle avec sa source'],
  compare: [compareMarkets, 'État', 'Agrément', 'Taxes'],
  data: [openData.title, 'CSV', 'JSON', 'CC BY 4.0'],
  search: [search],
  legal: [legalTitles.privacy, legalTitles.terms],
} as const

export const foundedIn = (year: number) => `Fondé en ${year}`

export const judgement = (scoreWord: string, score: number) =>
  `Notre appréciation : ${scoreWord.toLowerCase()}, ${score} sur 5`

export const pairQuestion = (one: string, other: string) => [one, `ou ${other} ?`]
export const pairLine = ['État', 'Agrément', 'Taxes', 'Ce qui reste']

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
