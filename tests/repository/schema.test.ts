import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import * as schema from '#worker/db/schema.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** An empty database that went through every migration. */
function migrated(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  for (const file of files.sort()) database.exec(readFileSync(new URL(file, folder), 'utf8'))
  return database
}

const database = migrated()
const rows = (query: string) => database.prepare(query).all()
const tables = Object.values<unknown>(schema).filter((one) => is(one, SQLiteTable))

describe('the migrations', () => {
  test('make the tables of the schema and no others', () => {
    const made = rows("SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => name)
    expect(made.sort()).toEqual(tables.map((table) => getTableConfig(table).name).sort())
  })

  test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'make the columns of %s',
    (name, table) => {
      const made = rows(`SELECT name, type, "notnull" FROM pragma_table_info('${name}')`)
      const columns = made.map((one) => [one.name, String(one.type).toUpperCase(), one.notnull])
      const expected = Object.values(getTableColumns(table)).map((column) => [
        column.name,
        column.getSQLType().toUpperCase(),
        Number(column.notNull),
      ])
      expect(columns.sort()).toEqual(expected.sort())
    },
  )

  test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'make the indexes of %s',
    (name, table) => {
      const named = `SELECT name FROM pragma_index_list('${name}') WHERE origin = 'c'`
      const made = rows(named).map((one) => one.name)
      const { indexes, columns } = getTableConfig(table)
      const unique = columns.filter((column) => column.isUnique)
      const expected = [
        ...indexes.map(({ config }) => config.name),
        ...unique.map((column) => column.uniqueName),
      ]
      expect(made.sort()).toEqual(expected.sort())
    },
  )
})
