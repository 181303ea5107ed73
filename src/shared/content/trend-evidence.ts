import type { FactKey } from '../knowledge/schemas.ts'

/** The record with the figure of a trend, or the rule that shows it. */
export type Evidence =
  | { readonly market: string; readonly key: FactKey }
  | { readonly rule: string }

/** The evidence of each trend, in the order of the trends. */
export const evidence = {
  mobileMoney: { market: 'africa', key: 'mobile-money' },
  mobileData: { market: 'nigeria', key: '4g-share' },
  newLaws: { rule: 'kenya-gambling-control-act-in-force' },
  taxAndProtection: { rule: 'south-africa-online-gambling-tax-paper' },
} as const satisfies Record<string, Evidence>
