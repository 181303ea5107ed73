import type { ReactNode } from 'react'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { marketStats } from '#shared/content/site.ts'
import type { Fact, FactKey, Source } from '#shared/knowledge/schemas.ts'
import { AsOf, Quantity } from './quantity.tsx'
import * as words from './words.ts'

// The facts of the rounded figures, in their order; the fourth figure counts our own markets.
const keys: readonly FactKey[] = ['population', 'mobile-subscriptions', 'under-25']

/** Returns the exact value, date and source for each of the continent's rounded figures. */
export function exactFigures(
  facts: readonly Fact[],
  sources: readonly Source[],
  covered: number,
): ReactNode[] {
  return marketStats.map(({ label }, index) => {
    const key = keys[index]
    if (!key) return words.exactlyMarkets(covered)
    const fact = facts.find((fact) => fact.market === 'africa' && fact.key === key)
    return fact ? <Exact key={label} fact={fact} sources={sources} /> : <NotVerified key={label} />
  })
}

function Exact({ fact, sources }: { fact: Fact; sources: readonly Source[] }) {
  return (
    <>
      {words.onRecord}
      <Quantity fact={fact} exact />
      {fact.section && `, ${fact.section}`}; <AsOf fact={fact} sources={sources} />
    </>
  )
}
