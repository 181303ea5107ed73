/** The sentences of the Markdown form of pages. */
export const markdownMessages = {
  madeFrom: (edition: number, publishedAt: string, day: string, address: string) =>
    `Edition ${edition} of ${publishedAt}, as of ${day}. ${address}`,
  nextPage: (page: number, pages: number, address: string) =>
    `Page ${page} of ${pages}. The next one: ${address}`,
  sources: 'Sources',
  products: 'Status by product',
  taxes: 'Taxes',
  pastTaxes: 'Taxes no longer in force',
  licence: 'Licence',
  obligations: 'Obligations',
  facts: 'Facts',
  judgement: 'Our judgement',
  rules: 'Rules, newest first',
  market: 'Market',
  allProducts: 'all products',
  unverified: 'not verified',
  notYet: 'not yet in force',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  paidBy: (payer: 'operator' | 'player') => `paid by the ${payer}`,
  checked: (day: string) => `(checked ${day})`,
} as const
