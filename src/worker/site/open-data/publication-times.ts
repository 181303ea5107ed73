import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/stores.ts'
import { describeError, log } from '#worker/log.ts'

/** The times at which documents were last published, by their slugs: RFC 3339. */
export type PublicationTimes = ReadonlyMap<string, string>

/**
 * Reads when documents were last published. Of shipped ones, and while the database is down, their
 * own dates count.
 */
export async function publicationTimes(
  db: Database,
  kind: 'note' | 'rule',
  slugs: readonly string[],
): Promise<PublicationTimes> {
  try {
    const rows = await db.all<{ slug: string; at: number }>(sql`
      SELECT documents.slug, max(effective.effective_at) AS at
      FROM json_each(${JSON.stringify(slugs)}) AS wanted
      CROSS JOIN documents ON documents.kind = ${kind} AND documents.slug = wanted.value
      CROSS JOIN effective_revisions AS effective ON effective.document_id = documents.id
      CROSS JOIN revisions ON revisions.id = effective.revision_id AND revisions.number > 0
      GROUP BY documents.slug`)
    return new Map(rows.map(({ slug, at }) => [slug, new Date(at).toISOString()]))
  } catch (error) {
    log('texts-not-found', { error: describeError(error) })
    return new Map()
  }
}
