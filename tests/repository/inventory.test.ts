import { globSync, readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import { roles } from '#shared/desk/staff/roles.ts'
import { root } from '#tests/support/repository/import-graph.ts'
import * as schema from '#worker/db/schema.ts'

const page = readFileSync('docs/inventory.md', 'utf8')

/** The names in code type in one column of the tables under a heading, each as often as it is there. */
function namesIn(heading: string, column: number): string[] {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  const cells = rows.map((row) => row.split('|')[column] ?? '')
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name))
}

const sources = globSync('src/worker/**/*.{ts,tsx}', { cwd: root })
const source = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
const found = (pattern: RegExp) => [
  ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
]

describe('docs/inventory.md', () => {
  test('has every table of the database in one class', () => {
    const tables = Object.values<unknown>(schema).filter((one) => is(one, SQLiteTable))
    const names = tables.map((table) => getTableConfig(table).name)
    expect(namesIn('Data', 2).sort()).toEqual(names.sort())
  })

  test('has every key, and each that opens what an earlier APP_KEY sealed', () => {
    const [, union = ''] = source.match(/^type Purpose =\n((?: {2}\| '.+'\n)+)/m) ?? []
    const purposes = [...union.matchAll(/'(.+)'/g)].map(([, name]) => name)
    expect(purposes.length).toBeGreaterThan(0)
    expect(namesIn('Keys', 1).sort()).toEqual(purposes.sort())
    const [, set = ''] =
      source.match(/const persistentPurposes: ReadonlySet<Purpose> = new Set\(\[(.*?)\]\)/s) ?? []
    const persistent = [...set.matchAll(/'(.+)'/g)].map(([, name]) => name)
    const kept = [...page.matchAll(/^\| `([\w-]+)` \|.*\| yes \|$/gm)].map(([, name]) => name)
    expect(kept.sort()).toEqual(persistent.sort())
  })

  test('has every event that the log can hold', () => {
    const events = [...found(/\blog\('([\w-]+)'/g), ...found(/\baudit\(\s*[\w.]+,\s*'([\w-]+)'/g)]
    expect(events.length).toBeGreaterThan(0)
    expect(namesIn('Log', 2).sort()).toEqual(events.sort())
  })

  test('has every role of the desk', () => {
    expect(namesIn('Who may do what', 1)).toEqual([...roles])
  })
})
