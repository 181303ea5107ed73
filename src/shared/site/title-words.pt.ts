import type { Translation } from '#shared/translation.ts'
import type * as translation from './title-words.pt.ts'
import type * as original from './title-words.ts'

export const legalTitles = {
  privacy: 'Política de privacidade',
  terms: 'Termos de utilização',
  accessibility: 'Acessibilidade',
} as const

export const people = 'A equipa'
export const compareMarkets = 'Comparar mercados'
export const comparison = (markets: string, product: string) =>
  `${markets}: ${product} em comparação`
export const obligations = 'As obrigações de um operador'
export const rules = 'Registo de regras'
export const changes = 'Alterações'
export const search = 'Pesquisa'
export const openData = 'Dados'
export const confirmSubscription = 'Confirme a sua subscrição'
export const unsubscribe = 'Cancelar a subscrição'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
