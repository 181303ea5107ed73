import type { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { answerDueAt } from '#shared/office-hours.ts'
import { databaseBefore, migrateFrom } from '#tests/support/db/migrations.ts'
import { regularOffice } from '#tests/support/office.ts'

const desk = '0007_desk.sql'

const quarterMs = 15 * 60_000
const mondayMs = Date.UTC(2026, 10, 16)
const times = Array.from({ length: 14 * 96 }, (_, at) => mondayMs + at * quarterMs)

function store(database: DatabaseSync, id: string, createdAt: number): void {
  database
    .prepare(
      `INSERT INTO contact_messages (id, first_name, last_name, email, company, service, message,
        market, product, created_at) VALUES (?, 'Amina', 'Otieno', ?, 'Example Ltd',
        'Market Entry Strategy', ?, 'kenya', NULL, ?)`,
    )
    .run(id, `${id}@example.com`, `Message ${id}`, createdAt)
}

function expectDue(database: DatabaseSync): void {
  for (const { created_at, due_at } of database.prepare('SELECT * FROM threads').all()) {
    const came = new Date(Number(created_at))
    expect(new Date(Number(due_at)), came.toISOString()).toEqual(answerDueAt(regularOffice, came))
  }
}

test('every message becomes an open thread, due as a new one would be, and none is lost', () => {
  const database = databaseBefore(desk)
  database.exec('BEGIN')
  times.forEach((at, index) => {
    // Not on the full second either, where a rounding would show.
    store(database, `m${index}`, at + (index % 3) * 59_999)
  })
  database.exec('COMMIT')
  migrateFrom(database, desk)

  expectDue(database)
  const count = (query: string) => Number(Object.values(database.prepare(query).get() ?? {})[0])
  expect(count('SELECT count(*) FROM threads')).toBe(times.length)
  expect(count("SELECT count FROM thread_counts WHERE status = 'open' AND assignee_id = ''")).toBe(
    times.length,
  )
  expect(count("SELECT count(*) FROM thread_words WHERE word = ''")).toBe(times.length)
  expect(count('SELECT count(*) FROM contact_messages')).toBe(0)
  const [thread] = database.prepare("SELECT * FROM threads WHERE id = 'm7'").all()
  expect({ ...thread }).toMatchObject({
    name: 'Amina Otieno',
    email: 'm7@example.com',
    company: 'Example Ltd',
    service: 'Market Entry Strategy',
    market: 'kenya',
    product: null,
    status: 'open',
    assignee_id: null,
    created_at: (times[7] ?? 0) + 59_999,
    last_at: (times[7] ?? 0) + 59_999,
  })
  const entries = database.prepare("SELECT * FROM thread_entries WHERE thread_id = 'm7'").all()
  expect(entries.map((entry) => ({ ...entry }))).toMatchObject([
    { kind: 'message', body: 'Message m7', author_id: null, mail_id: null },
  ])
  const ids = database.prepare('SELECT count(DISTINCT id) AS n FROM thread_entries').get()
  expect({ ...ids }).toEqual({ n: times.length })
})

test('a message that a Worker of before stores becomes a thread as well', () => {
  const database = databaseBefore(desk)
  migrateFrom(database, desk)
  store(database, 'late', mondayMs)
  expectDue(database)
  const threads = database.prepare('SELECT id FROM threads').all()
  expect(threads.map(({ id }) => id)).toEqual(['late'])
  expect(database.prepare('SELECT * FROM contact_messages').all()).toEqual([])
})
