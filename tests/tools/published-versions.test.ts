import { expect, test } from 'vitest'
import { databaseBefore, migrateFrom } from '#tests/support/db/migrations.ts'

const listing = '0032_published-versions.sql'

const documents = `
  INSERT INTO documents VALUES
    ('note', 'note', 'a-note', 1), ('rule', 'rule', 'a-rule', 1), ('market', 'market', 'kenya', 1);
  INSERT INTO revisions VALUES
    ('note-1', 'note', 1, 'author', '{"markets":["kenya"]}', 1),
    ('rule-1', 'rule', 1, 'author', '{"market":"kenya"}', 1),
    ('rule-2', 'rule', 2, 'author', '{"market":"ghana"}', 1),
    ('market-1', 'market', 1, 'author', '{"name":"Kenya"}', 1);
  INSERT INTO publications VALUES
    (1, 'note', 'note-1', 'editor', 5, 5),
    (2, 'rule', 'rule-1', 'editor', 6, 6),
    (3, 'market', 'market-1', 'editor', 7, 7),
    (4, 'rule', 'rule-2', 'editor', 8, 8),
    (5, 'rule', NULL, 'editor', 9, 9);`
const effects =
  'INSERT INTO effective_publications VALUES (1, 1, 5), (2, 2, 6), (3, 3, 7), (4, 4, 8), (5, 5, 9)'

test.each([
  ['before the migration', 'before'],
  ['after it', 'after'],
])('a publication that took effect %s is listed by document and market', (_, time) => {
  const database = databaseBefore(listing)
  database.exec(documents)
  if (time === 'before') database.exec(effects)
  migrateFrom(database, listing)
  if (time === 'after') database.exec(effects)
  const rows = database
    .prepare('SELECT document_id, number, market FROM published_versions ORDER BY number')
    .all()
  expect(rows.map(Object.values)).toEqual([
    ['note', 1, null],
    ['rule', 2, 'kenya'],
    ['market', 3, 'kenya'],
    ['rule', 4, 'ghana'],
    // Its unpublication is about the market of which readers knew it.
    ['rule', 5, 'ghana'],
  ])
  for (const statement of [
    'UPDATE published_versions SET number = 9',
    'DELETE FROM published_versions',
  ]) {
    expect(() => database.exec(statement)).toThrow('published_versions is append-only')
  }
})
