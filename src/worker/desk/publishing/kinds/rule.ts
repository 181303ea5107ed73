import { sql } from 'drizzle-orm'
import { parse } from 'zod/mini'
import { ruleFields } from '#shared/desk/documents/fields.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { isMarketPublishedFrom } from '#worker/desk/publishing/published-market.ts'
import { definePublished } from './published-kind.ts'

/** Rules. A rule needs a published market, because its market's page links to it. */
export const rule = definePublished<Rule>({
  query: { kind: 'rule' },
  entryOf: ({ slug, fields }) => ({ ...parse(ruleFields, JSON.parse(fields)), slug }),
  records: (rules) => ({ rules }),
  shipped: ({ markets }) => markets.flatMap(({ rules }) => rules),
  preconditions(_, { revisionId, from }) {
    const market = sql`(SELECT fields ->> 'market' FROM revisions WHERE id = ${revisionId})`
    return { 'without-market': isMarketPublishedFrom(market, from) }
  },
})
