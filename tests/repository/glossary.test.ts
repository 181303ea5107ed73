import { globSync, readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { root } from '#tests/support/repository/import-graph.ts'
import { documentOf, namesIn } from '#tests/support/repository/named-files.ts'
import * as schema from '#worker/db/schema.ts'

const rows = documentOf('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(' | '))

test('the glossary names tables that the database has', () => {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, SQLiteTable))
  const names = tables.map((table) => getTableConfig(table).name)
  const named = rows.flatMap(([, , , table = '']) => namesIn(table))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !names.includes(name))).toEqual([])
})

test('the glossary names types that the source exports', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const source = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n')
  const named = rows.flatMap(([, , , , type = '']) => namesIn(type))
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(
    (name) => !new RegExp(`^export (type|interface) ${name}\\b`, 'm').test(source),
  )
  expect(missing).toEqual([])
})
