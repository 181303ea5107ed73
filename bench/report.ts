import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdown, sideBySide, type Table } from './table.ts'

const docs = join(import.meta.dirname, '../docs')
const page = join(docs, 'performance.md')
const figures = join(docs, 'performance.json')

/** The figures of the last run of each part and build; the tables are built from them. */
type Figures = Record<string, Record<string, Table>>

/**
 * Saves the figures of a part and writes its table into docs/performance.md, between the markers
 * with its name; the text around them stays. Figures of another build stay until that build is
 * measured again.
 */
export function report(part: string, build: string, table: Table): void {
  const saved: Figures = existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : {}
  const all = { ...saved, [part]: { ...saved[part], [build]: table } }
  writeFileSync(figures, JSON.stringify(all))
  // Formats the file as `npm run check` requires.
  execFileSync(join(docs, '../node_modules/.bin/biome'), ['format', '--write', figures])
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), part, markdownOf(all[part] ?? {})))
}

/** Returns the table with this checkout first; alone it needs no column for the build. */
function markdownOf({ now, ...others }: Record<string, Table>): string {
  const [other] = Object.values(others)
  if (now && !other) return markdown(now)
  return markdown(sideBySide(now ? { now, ...others } : others))
}

/** Returns a text with a table inserted between the markers of a part. */
export function withTable(text: string, part: string, table: string): string {
  const [begin, end] = [`<!-- measured: ${part} -->`, `<!-- end: ${part} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for ${part}`)
  return `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`
}
