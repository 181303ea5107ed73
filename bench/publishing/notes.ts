import type { DatabaseSync } from 'node:sqlite'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Note } from '#shared/knowledge/schemas.ts'

// Four shipped notes make one of these: about 6,000 characters.
const parts = 4
const dayMs = 86_400_000

/**
 * Returns a note of about 6,000 characters, made of the texts, sources and markets of shipped
 * notes.
 */
export function longNote(number: number): Note {
  const { notes } = firstEdition()
  const all = Array.from({ length: parts }, (_, at) => notes[(number + at) % notes.length] as Note)
  const [first] = all as [Note]
  const sources = new Map(all.flatMap((note) => note.sources.map((one) => [one.source, one])))
  return {
    ...first,
    slug: `long-note-${number}`,
    title: `${first.title}, ${number}`,
    date: new Date(Date.UTC(2026, 9, 1) - (number % 2000) * dayMs).toISOString().slice(0, 10),
    featured: false,
    body: all.map(({ body }) => body).join('\n\n'),
    markets: [...new Set(all.flatMap(({ markets }) => markets))],
    sources: [...sources.values()],
    corrections: [],
  }
}

/**
 * Stores and publishes notes according to the rules of their tables, each as an edition of its
 * own; no server may use the database meanwhile.
 */
export function fillWithNotes(database: DatabaseSync, count: number): void {
  const firstValue = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0]
  const author = String(firstValue('SELECT id FROM users'))
  let number = Number(firstValue('SELECT max(number) FROM effective_publications'))
  const document = database.prepare(
    'INSERT INTO documents (id, kind, slug, created_at) VALUES (?, ?, ?, ?)',
  )
  const revision = database.prepare('INSERT INTO revisions VALUES (?, ?, 1, ?, ?, ?)')
  const publication = database.prepare('INSERT INTO publications VALUES (NULL, ?, ?, ?, ?, ?)')
  const edition = database.prepare('INSERT INTO effective_publications VALUES (?, ?, ?)')
  database.exec('PRAGMA foreign_keys = ON; BEGIN')
  for (let at = 0; at < count; at++) {
    const { slug, ...fields } = longNote(at)
    const [id, revisionId] = [crypto.randomUUID(), crypto.randomUUID()]
    const now = Date.now()
    number += 1
    document.run(id, 'note', slug, now)
    revision.run(revisionId, id, author, JSON.stringify(fields), now)
    const { lastInsertRowid } = publication.run(id, revisionId, author, now, now)
    edition.run(lastInsertRowid, number, now)
  }
  database.exec('COMMIT')
}
