import { SourceMark } from '#client/knowledge/sources.tsx'
import { exactQuantityText, quantityText } from '#shared/knowledge/quantities.ts'
import type { Fact, Source } from '#shared/knowledge/schemas.ts'
import { factDateText } from '#shared/knowledge/words.ts'
import * as words from './words.ts'

interface QuantityProps {
  fact: Fact
  /** True to show all known digits. */
  exact?: boolean
}

export function Quantity({ fact: { value, unit }, exact = false }: QuantityProps) {
  return (
    <data value={value}>{exact ? exactQuantityText(value, unit) : quantityText(value, unit)}</data>
  )
}

export function AsOf({ fact, sources }: { fact: Fact; sources: readonly Source[] }) {
  return (
    <>
      {fact.kind === 'estimate' && words.estimateBefore}
      <time dateTime={fact.asOf}>{factDateText(fact)}</time>
      <SourceMark sources={sources} sourceId={fact.source} section={fact.section} />
    </>
  )
}
