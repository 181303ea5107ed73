import { type SQL, sql } from 'drizzle-orm'
import { runBatch } from '../db/change.ts'
import { documents, editions, publications, revisions, sendings } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'

/**
 * The statements by which the publications that these rows are, as `publications`, take effect: the
 * alert of a rule that readers have not seen before, then a number of its own for each.
 */
export function effectStatements(db: Database, due: SQL) {
  return [insertAlerts(db, due), insertEditions(db, due)] as const
}

/** Those that waited, are due, and are still what was decided last. */
export function waitingUntil(now: Date): SQL {
  return sql`${publications} WHERE ${publications.fromAt} > ${publications.createdAt} AND ${publications.fromAt} <= ${now.getTime()} AND ${isNotInEffect} AND ${isDecidedLast}`
}

/** The last decision of a document, if it is due. */
export function newestOf(documentId: string, now: Date): SQL {
  const newest = sql`(SELECT max(newest.id) FROM ${publications} AS newest WHERE newest.document_id = ${documentId})`
  return sql`${publications} WHERE ${publications.id} = ${newest} AND ${publications.fromAt} <= ${now.getTime()} AND ${isNotInEffect}`
}

const isNotInEffect = sql`NOT EXISTS (SELECT 1 FROM ${editions} WHERE ${editions.publicationId} = ${publications.id})`

const isDecidedLast = sql`NOT EXISTS (SELECT 1 FROM ${publications} AS later WHERE later.document_id = ${publications.documentId} AND later.id > ${publications.id})`

/** What shipped has no alert: its revision 0 tells. The unique index has each rule tell once. */
function insertAlerts(db: Database, due: SQL) {
  const isNewRule = sql`EXISTS (SELECT 1 FROM ${documents} WHERE ${documents.id} = ${publications.documentId} AND ${documents.kind} = 'rule') AND NOT EXISTS (SELECT 1 FROM ${revisions} WHERE ${revisions.documentId} = ${publications.documentId} AND ${revisions.number} = 0)`
  return db
    .insert(sendings)
    .select(
      sql`SELECT lower(hex(randomblob(16))), 'alert', ${publications.documentId}, ${publications.revisionId}, ${publications.publishedBy}, '', NULL, NULL, ${Date.now()} FROM ${due} AND ${publications.revisionId} IS NOT NULL AND ${isNewRule}`,
    )
    .onConflictDoNothing()
}

function insertEditions(db: Database, due: SQL) {
  const newest = sql`(SELECT coalesce(max(${editions.number}), 0) FROM ${editions})`
  return db
    .insert(editions)
    .select(
      sql`SELECT ${publications.id}, ${newest} + row_number() OVER (ORDER BY ${publications.fromAt}, ${publications.id}), ${Date.now()} FROM ${due}`,
    )
}

/** Has everything that is due take effect; says how many publications that were. */
export async function takeEffect(db: Database): Promise<number> {
  const due = waitingUntil(new Date())
  const { inEffect } = await runBatch(db, {
    alerts: insertAlerts(db, due),
    inEffect: insertEditions(db, due).returning({ number: editions.number }),
  })
  return inEffect.length
}
