/** The pages that every footer leads to. */
export const legalTitles = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  accessibility: 'Accessibility',
} as const

export const people = 'People'
export const compareMarkets = 'Compare Markets'
export const comparison = (markets: string, product: string) => `${markets}: ${product} compared`
export const obligations = 'What binds an operator'
export const rules = 'Ledger of Rules'
export const changes = 'Changes'
export const search = 'Search'
export const openData = 'Data'
export const confirmSubscription = 'Confirm your subscription'
export const unsubscribe = 'Unsubscribe'
