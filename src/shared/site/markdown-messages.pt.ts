import type { Translation } from '#shared/translation.ts'
import type * as translation from './markdown-messages.pt.ts'
import type * as original from './markdown-messages.ts'

const payers = { operator: 'pelo operador', player: 'pelo jogador' } as const

export const markdownMessages = {
  madeFrom: (edition: number, publishedAt: string, day: string, address: string) =>
    `Edição ${edition} de ${publishedAt}, em ${day}. ${address}`,
  nextPage: (page: number, pages: number, address: string) =>
    `Página ${page} de ${pages}. A seguinte: ${address}`,
  sources: 'Fontes',
  products: 'Estado por produto',
  taxes: 'Impostos',
  pastTaxes: 'Impostos que já não estão em vigor',
  licence: 'Licença',
  obligations: 'Obrigações',
  facts: 'Dados',
  judgement: 'A nossa apreciação',
  rules: 'Regras, das mais recentes às mais antigas',
  market: 'Mercado',
  allProducts: 'todos os produtos',
  unverified: 'não verificado',
  notYet: 'ainda não em vigor',
  from: (day: string) => `a partir de ${day}`,
  until: (day: string) => `até ${day}`,
  paidBy: (payer: keyof typeof payers) => `pago ${payers[payer]}`,
  checked: (day: string) => `(verificado em ${day})`,
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
