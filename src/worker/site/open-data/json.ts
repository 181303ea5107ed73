import { safeParse } from 'zod/mini'
import { licence } from '#shared/content/data.ts'
import { type Envelope, envelopeSchemas } from '#shared/knowledge/envelopes.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { citedIn } from '#worker/knowledge/edition-with.ts'
import { itemsOf, marketItem, nullIfEmpty } from './items.ts'

/** Returns a table of the open data as JSON, with the sources that its items cite. */
export function tableJson(edition: Edition, table: DataTable): string {
  return envelopeJson(edition, table, itemsOf[table](edition))
}

/** Returns a market as JSON, with its facts and rules. */
export function marketJson(edition: Edition, market: Market): string {
  const facts = edition.facts.filter((fact) => fact.market === market.slug)
  const rules = edition.rulesOf({ market: market.slug })
  const item: Envelope<'market'>['items'][number] = {
    ...marketItem(market),
    facts: nullIfEmpty(facts),
    rules: nullIfEmpty(rules),
  }
  return envelopeJson(edition, 'market', [item])
}

/** Fields stand in the order of the schema: that of the records depends on where they were read. */
function envelopeJson(
  edition: Edition,
  kind: keyof typeof envelopeSchemas,
  items: readonly unknown[],
): string {
  const { name, url } = licence
  const cited = [...citedIn(items)].map(edition.getSource)
  const file = {
    edition: edition.number,
    publishedAt: edition.publishedAt,
    licence: { name, url },
    sources: Object.fromEntries(cited.map((source) => [source.id, source])),
    items,
  } satisfies Omit<Envelope<DataTable>, 'items'> & { items: readonly unknown[] }
  const ordered = safeParse(envelopeSchemas[kind], file)
  return JSON.stringify(ordered.success ? ordered.data : file)
}
