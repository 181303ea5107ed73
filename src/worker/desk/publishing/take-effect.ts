import { type SQL, sql } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { effectivePublications, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newestNumber } from './effective.ts'

/**
 * The statements by which pending publications that are due take effect: the alert of a rule that
 * readers have not seen before, then a number of its own for each.
 */
export function effectStatements(db: Database, due: SQL) {
  return [insertAlerts(db, due), insertEffects(db, due)] as const
}

/** Those that waited for their time and are due: the index has no others. */
export function waitingUntil(now: Date): SQL {
  return sql`pending.from_at > pending.created_at AND pending.from_at <= ${now.getTime()}`
}

/** That of a document, if it is due. It is found by its id, or all decisions of the document were read. */
export function newestOf(documentId: string, now: Date): SQL {
  const newest = sql`(SELECT max(id) FROM publications WHERE document_id = ${documentId})`
  return sql`pending.id = ${newest} AND pending.from_at <= ${now.getTime()}`
}

/** What shipped has no alert: its revision 0 tells. The unique index has each rule tell once. */
function insertAlerts(db: Database, due: SQL) {
  return db
    .insert(sendings)
    .select(sql`
      SELECT lower(hex(randomblob(16))), 'alert', pending.document_id, pending.revision_id,
        pending.published_by, '', NULL, NULL, ${Date.now()}
      FROM pending_publications AS pending
      WHERE ${due}
        AND pending.revision_id IS NOT NULL
        AND EXISTS (
          SELECT 1 FROM documents
          WHERE documents.id = pending.document_id AND documents.kind = 'rule'
        )
        AND NOT EXISTS (
          SELECT 1 FROM revisions
          WHERE revisions.document_id = pending.document_id AND revisions.number = 0
        )`)
    .onConflictDoNothing()
}

function insertEffects(db: Database, due: SQL) {
  return db.insert(effectivePublications).select(sql`
    SELECT pending.id,
      ${newestNumber} + row_number() OVER (ORDER BY pending.from_at, pending.id),
      ${Date.now()}
    FROM pending_publications AS pending
    WHERE ${due}`)
}

/** Has everything that is due take effect; says how many publications that were. */
export async function takeEffect(db: Database): Promise<number> {
  const due = waitingUntil(new Date())
  const { inEffect } = await runBatch(db, {
    alerts: insertAlerts(db, due),
    inEffect: insertEffects(db, due).returning({ number: effectivePublications.number }),
  })
  return inEffect.length
}
