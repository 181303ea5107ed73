import { ofDay, theDay, untilDay } from '#shared/french-dates.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './markdown-messages.fr.ts'
import type * as original from './markdown-messages.ts'

const payers = { operator: 'l’opérateur', player: 'le joueur' } as const

export const markdownMessages = {
  madeFrom: (edition: number, publishedAt: string, day: string, address: string) =>
    `Édition ${edition} ${ofDay(publishedAt)}, au ${day}. ${address}`,
  nextPage: (page: number, pages: number, address: string) =>
    `Page ${page} sur ${pages}. La suivante : ${address}`,
  sources: 'Sources',
  products: 'État par produit',
  taxes: 'Taxes',
  pastTaxes: 'Taxes qui ne sont plus en vigueur',
  licence: 'Agrément',
  obligations: 'Obligations',
  facts: 'Données',
  judgement: 'Notre appréciation',
  rules: 'Règles, des plus récentes aux plus anciennes',
  market: 'Marché',
  allProducts: 'tous les produits',
  unverified: 'non vérifié',
  notYet: 'pas encore en vigueur',
  from: (day: string) => `à partir ${ofDay(day)}`,
  until: (day: string) => untilDay(day),
  paidBy: (payer: keyof typeof payers) => `due par ${payers[payer]}`,
  checked: (day: string) => `(vérifié ${theDay(day)})`,
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
