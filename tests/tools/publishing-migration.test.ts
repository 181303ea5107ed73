import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseBefore, migrateFrom } from '#tests/support/db/migrations.ts'

const renaming = '0018_effective-publications.sql'

let database: DatabaseSync

const rows = (query: string) =>
  database
    .prepare(query)
    .all()
    .map((row) => ({ ...row }))

beforeEach(() => {
  database = databaseBefore(renaming)
  database.exec(`
    INSERT INTO documents VALUES ('one', 'note', 'one', 1), ('two', 'rule', 'two', 1);
    INSERT INTO revisions VALUES
      ('one-1', 'one', 1, 'author', '{}', 1),
      ('two-1', 'two', 1, 'author', '{}', 1);
    INSERT INTO publications VALUES
      (1, 'one', 'one-1', 'editor', 5, 5),
      (2, 'two', 'two-1', 'editor', 6, 6),
      (3, 'one', NULL, 'editor', 7, 7),
      (4, 'two', NULL, 'editor', 90, 8);
    INSERT INTO editions VALUES (1, 1, 5), (2, 2, 6), (3, 3, 7);
  `)
})

describe('the migration that names the publications in effect', () => {
  test('keeps every row, and what refers to it', () => {
    const before = rows('SELECT * FROM editions')
    migrateFrom(database, renaming)
    expect(rows('SELECT * FROM effective_publications')).toEqual(before)
    expect(rows('PRAGMA foreign_key_check')).toEqual([])
    expect(rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    const unknown = 'INSERT INTO effective_publications VALUES (99, 9, 9)'
    expect(() => database.exec(unknown)).toThrow('FOREIGN KEY')
  })

  test.each([
    'UPDATE effective_publications SET number = 9',
    'DELETE FROM effective_publications',
    'INSERT OR REPLACE INTO effective_publications VALUES (1, 9, 9)',
    'INSERT OR REPLACE INTO editions VALUES (1, 9, 9)',
  ])('leaves its rows append-only: %s', (statement) => {
    migrateFrom(database, renaming)
    expect(() => database.exec(statement)).toThrow('effective_publications is append-only')
    expect(rows('SELECT number FROM effective_publications')).toHaveLength(3)
  })

  test('says what took effect of a document, and what is still to come', () => {
    migrateFrom(database, renaming)
    expect(rows("SELECT * FROM effective_revisions WHERE document_id = 'one'")).toEqual([
      { document_id: 'one', revision_id: 'one-1', publication_id: 1, number: 1, effective_at: 5 },
      { document_id: 'one', revision_id: null, publication_id: 3, number: 3, effective_at: 7 },
    ])
    expect(rows('SELECT id FROM pending_publications')).toEqual([{ id: 4 }])
    database.exec("INSERT INTO publications VALUES (5, 'two', 'two-1', 'editor', 99, 9)")
    expect(rows('SELECT id FROM pending_publications')).toEqual([{ id: 5 }])
  })

  test('lets a Worker of before publish and read on', () => {
    migrateFrom(database, renaming)
    const written = rows(`
      INSERT INTO "editions" ("publication_id", "number", "created_at")
      SELECT "publications"."id", (SELECT coalesce(max("editions"."number"), 0) FROM "editions")
        + row_number() OVER (ORDER BY "publications"."from_at", "publications"."id"), 91
      FROM "publications"
      WHERE NOT EXISTS (
        SELECT 1 FROM "editions" WHERE "editions"."publication_id" = "publications"."id"
      )
      RETURNING "number"`)
    expect(written).toEqual([{ number: 4 }])
    expect(rows('SELECT * FROM effective_publications WHERE number = 4')).toEqual(
      rows('SELECT * FROM editions ORDER BY number DESC LIMIT 1'),
    )
  })
})
