import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Rule, Source } from '#shared/knowledge/schemas.ts'
import { documents, revisions, sendings, sources } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isVisible, revisionOfAlert } from './alerts.ts'

export interface PublishedRule {
  rule: Rule
  source: Omit<Source, 'id'> | null
}

/** Selects the published rules of the alerts that meet the condition. */
export function selectRules(db: Database, condition: SQL | undefined) {
  // Without the source's `id`: in a batch, D1 returns only one of two columns with the same name.
  const { publisher, title, date, url } = sources
  return db
    .select({
      alert: sendings.id,
      slug: documents.slug,
      fields: revisions.fields,
      source: { publisher, title, date, url },
    })
    .from(sendings)
    .innerJoin(documents, eq(documents.id, sendings.about))
    .innerJoin(revisions, eq(revisions.id, revisionOfAlert))
    .leftJoin(sources, sql`${sources.id} = ${revisions.fields} ->> 'source'`)
    .where(and(eq(sendings.kind, 'alert'), condition, isVisible))
}

type RuleRow = Awaited<ReturnType<typeof selectRules>>[number]

export function ruleOf({ slug, fields, source }: RuleRow): PublishedRule {
  return { rule: { ...JSON.parse(fields), slug }, source }
}
