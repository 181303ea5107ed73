import { type SQL, sql } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { effectivePublications, type SendingRow, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newestEditionNumber, wasPublished } from './effective-revisions.ts'

/** Returns the statements that apply due publications and start the alerts about them. */
export function effectStatements(db: Database, isDue: SQL) {
  return [...alertStatements(db, isDue), insertEffects(db, isDue)] as const
}

/** Returns the condition that a publication was scheduled and is due. */
export function isScheduledAndDue(now: Date): SQL {
  return sql`pending.from_at > pending.created_at AND pending.from_at <= ${now.getTime()}`
}

/** Returns the condition that a publication is the newest of a document and due. */
export function isNewestAndDue(documentId: string, now: Date): SQL {
  const newest = sql`(SELECT max(id) FROM publications WHERE document_id = ${documentId})`
  return sql`pending.id = ${newest} AND pending.from_at <= ${now.getTime()}`
}

function alertStatements(db: Database, isDue: SQL) {
  return [insertRuleAlerts(db, isDue), insertChangeAlerts(db, isDue)] as const
}

/** Starts alerts, at most one for each rule and none for shipped ones, which have a revision 0. */
function insertRuleAlerts(db: Database, isDue: SQL) {
  return insertAlerts(db, {
    kind: 'alert',
    about: sql`pending.document_id`,
    condition: sql`${isDue}
      AND documents.kind = 'rule'
      AND NOT EXISTS (
        SELECT 1 FROM revisions
        WHERE revisions.document_id = pending.document_id AND revisions.number = 0
      )`,
  })
}

/**
 * Starts an alert for each publication of a market. Publications that change no fact of which alerts
 * tell have no recipients.
 */
function insertChangeAlerts(db: Database, isDue: SQL) {
  return insertAlerts(db, {
    kind: 'change',
    about: sql`pending.id`,
    condition: sql`${isDue}
      AND documents.kind = 'market'
      AND ${wasPublished(sql`pending.document_id`)}`,
  })
}

interface Alerts {
  kind: SendingRow['kind']
  about: SQL
  condition: SQL
}

function insertAlerts(db: Database, { kind, about, condition }: Alerts) {
  return db
    .insert(sendings)
    .select(sql`
      SELECT lower(hex(randomblob(16))), ${kind}, ${about}, pending.revision_id,
        pending.published_by, '', NULL, NULL, ${Date.now()}, NULL, NULL, 0, 0
      FROM pending_publications AS pending
      CROSS JOIN documents ON documents.id = pending.document_id
      WHERE pending.revision_id IS NOT NULL AND ${condition}`)
    .onConflictDoNothing()
}

function insertEffects(db: Database, isDue: SQL) {
  return db.insert(effectivePublications).select(sql`
    SELECT pending.id,
      ${newestEditionNumber} + row_number() OVER (ORDER BY pending.from_at, pending.id),
      ${Date.now()}
    FROM pending_publications AS pending
    WHERE ${isDue}`)
}

/** Applies all due publications and returns their number. */
export async function applyDuePublications(db: Database): Promise<number> {
  const isDue = isScheduledAndDue(new Date())
  const { applied } = await runBatch(db, {
    alerts: alertStatements(db, isDue),
    applied: insertEffects(db, isDue).returning({ number: effectivePublications.number }),
  })
  return applied.length
}
