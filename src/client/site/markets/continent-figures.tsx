import type { ReactNode } from 'react'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import type { Fact, FactKey, Figure, Source } from '#shared/knowledge/schemas.ts'
import * as numberWords from '#shared/number-words.ts'
import { entryOf } from '#shared/records.ts'
import { AsOf, Quantity } from './quantity.tsx'
import * as words from './words.ts'

/** The sources of rounded figures: a fact, or our records, by the label of the figure. */
const keys: Readonly<Record<string, FactKey | 'covered'>> = {
  Population: 'population',
  'Mobile Subscribers': 'mobile-subscriptions',
  'Under 25': 'under-25',
  'Active Markets': 'covered',
}

interface Records {
  facts: readonly Fact[]
  sources: readonly Source[]
  /** The number of markets that we cover. */
  covered: number
}

/** Returns what the records say exactly about each of the rounded figures. */
export function exactFigures(
  figures: readonly Figure[],
  { facts, sources, covered }: Records,
): ReactNode[] {
  return figures.map(({ label }) => {
    const key = entryOf(keys, label)
    if (!key) return null
    if (key === 'covered') return words.exactlyMarkets(covered)
    const fact = facts.find((fact) => fact.market === 'africa' && fact.key === key)
    return fact ? <Exact key={label} fact={fact} sources={sources} /> : <NotVerified key={label} />
  })
}

function Exact({ fact, sources }: { fact: Fact; sources: readonly Source[] }) {
  return (
    <>
      {words.onRecord}
      <Quantity fact={fact} exact />
      {fact.section && (
        <>
          {', '}
          <RecordText>{fact.section}</RecordText>
        </>
      )}
      {numberWords.semicolon}
      <AsOf fact={fact} sources={sources} />
    </>
  )
}
