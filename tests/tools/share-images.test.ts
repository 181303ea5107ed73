import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import type { Note } from '#shared/knowledge/schemas.ts'
import { statusMarks } from '#shared/knowledge/status-marks.ts'
import { root } from '#tests/support/repository/import-graph.ts'
import { indexedPng } from '#tools/artwork/indexed-png.ts'
import { shareImages } from '#tools/artwork/share-images.ts'
import { shareCards } from '#tools/artwork/share-texts.ts'

const records = firstEdition()
const atlas = JSON.parse(
  readFileSync(join(root, 'node_modules/world-atlas/countries-50m.json'), 'utf8'),
)

const note: Note = {
  slug: 'a-note',
  title: 'A note with a title that takes more than a single line of a picture',
  excerpt: 'An excerpt.',
  category: 'compliance',
  date: '2026-05-12',
  featured: false,
  author: null,
  body: 'A body.',
  markets: ['cote-divoire'],
  sources: [{ source: 'ke-gambling-control-act-2025', section: null }],
  corrections: [],
}

test('each note has a picture with its title, category, date and market', async () => {
  const withNote = { ...records, markets: records.markets.slice(4, 6), notes: [note] }
  const card = shareCards(withNote).find(({ name }) => name === 'note-a-note')
  expect(card).toMatchObject({
    headline: note.title,
    line: ['Compliance', '12 May 2026', 'Côte d’Ivoire'],
  })
  const drawn = (await shareImages(withNote, atlas)).map(([path]) => path)
  expect(drawn).toContain('public/og/note-a-note.png')
  expect(drawn).toContain('public/og/market-cote-divoire.png')
  expect(drawn).toContain('public/og/answers/cote-divoire-online-casino.png')
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('a title that no picture can hold stops the build', async () => {
  const title = 'A title of many words '.repeat(20).trim()
  const drawing = shareImages({ ...records, notes: [{ ...note, title }] }, atlas)
  await expect(drawing).rejects.toThrow('Expected a title that fits a picture')
})

test('a picture of an odd width, whose rows would shift, stops the build', async () => {
  const drawing = indexedPng({ data: new Uint8Array(12), width: 3, height: 1 })
  await expect(drawing).rejects.toThrow('Expected an even width')
})

test('the marks of a status are those of the pages', () => {
  const page = readFileSync(join(root, 'src/client/knowledge/status-mark.css'), 'utf8')
  const parts = Object.values(statusMarks).flat()
  const lines = parts.map(({ d }) => d).filter((d) => !d.endsWith('z'))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(page).toContain(line)
  for (const { stroke } of parts)
    if (stroke) expect(page).toContain(`stroke-width='${stroke.width}'`)
})
