import type { Translation } from '#shared/translation.ts'
import type * as translation from './title-words.fr.ts'
import type * as original from './title-words.ts'

export const legalTitles = {
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  accessibility: 'Accessibilité',
} as const

export const people = 'L’équipe'
export const compareMarkets = 'Comparer les marchés'
export const comparison = (markets: string, product: string) =>
  `${markets} : comparaison, ${product}`
export const obligations = 'Les obligations d’un opérateur'
export const rules = 'Registre des règles'
export const changes = 'Changements'
export const search = 'Recherche'
export const openData = 'Données'
export const confirmSubscription = 'Confirmez votre abonnement'
export const unsubscribe = 'Se désabonner'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
