import type { DatabaseSync } from 'node:sqlite'
import { dayIn } from '#shared/zones.ts'
import { openDatabase } from '../members.ts'

const hourMs = 3_600_000
// Of ten publications one is of a market, whose text is long.
const marketShare = 10

interface Document {
  id: string
  fields: Record<string, unknown>
}

/**
 * Publishes new versions of the shipped rules and markets, each as an edition of its own and an hour
 * after the one before; the newest is of now. No server may use the database meanwhile.
 */
export function fillWithEditions(database: DatabaseSync, count: number): void {
  const rules = documentsOf(database, 'rule')
  const markets = documentsOf(database, 'market')
  const author = String(database.prepare('SELECT id FROM users').get()?.id)
  const startMs = Date.now() - count * hourMs
  moveFirstEdition(database, startMs - hourMs)
  const revision = database.prepare('INSERT INTO revisions VALUES (?, ?, ?, ?, ?, ?)')
  const publication = database.prepare('INSERT INTO publications VALUES (NULL, ?, ?, ?, ?, ?)')
  const edition = database.prepare('INSERT INTO effective_publications VALUES (?, ?, ?)')
  const newest = database.prepare('SELECT max(number) AS number FROM effective_publications').get()
  database.exec('PRAGMA foreign_keys = ON; BEGIN')
  for (let at = 0; at < count; at++) {
    const isMarket = at % marketShare === 0
    const list = isMarket ? markets : rules
    const document = list[Math.floor(at / marketShare) % list.length]
    if (!document) throw new Error('Expected documents that ship')
    const id = crypto.randomUUID()
    const createdMs = startMs + at * hourMs
    const fields = isMarket ? changedMarket(document.fields, at) : changedRule(document.fields, at)
    revision.run(id, document.id, at + 1, author, JSON.stringify(fields), createdMs)
    const { lastInsertRowid } = publication.run(document.id, id, author, createdMs, createdMs)
    edition.run(lastInsertRowid, Number(newest?.number) + at + 1, createdMs)
  }
  database.exec('COMMIT')
}

function documentsOf(database: DatabaseSync, kind: string): Document[] {
  const rows = database
    .prepare(`SELECT documents.id, fields
      FROM documents JOIN revisions ON revisions.document_id = documents.id
      WHERE kind = ?`)
    .all(kind)
  return rows.map(({ id, fields }) => ({ id: String(id), fields: JSON.parse(String(fields)) }))
}

function changedRule(fields: Document['fields'], at: number) {
  return { ...fields, text: `${fields.text} Version ${at}.` }
}

function changedMarket(fields: Document['fields'], at: number) {
  const taxes = (fields.taxes as { rate: number }[]).map((tax) => ({ ...tax, rate: at / 1000 }))
  return { ...fields, taxes }
}

/** Lets the shipped edition be older than the others. Triggers refuse that to the product. */
function moveFirstEdition(database: DatabaseSync, createdMs: number): void {
  const triggers = database
    .prepare(`SELECT name, sql FROM sqlite_master
      WHERE type = 'trigger' AND tbl_name IN ('effective_publications', 'shipped_records')`)
    .all()
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`)
  for (const table of ['effective_publications', 'shipped_records'])
    database.prepare(`UPDATE ${table} SET created_at = ?`).run(createdMs)
  for (const { sql } of triggers) database.exec(String(sql))
}

/** Returns the day on which an edition was published. */
export function dayOfEdition(stateDir: string, number: number): string {
  const database = openDatabase(stateDir)
  const row = database
    .prepare('SELECT created_at AS at FROM effective_publications WHERE number = ?')
    .get(number)
  database.close()
  return dayIn('UTC', new Date(Number(row?.at)))
}
