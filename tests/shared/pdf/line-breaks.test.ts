import { expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { present } from '#tests/support/present.ts'
import { Citations, piecesOf } from '#worker/site/pdf/layout/citations.ts'
import { breakLines } from '#worker/site/pdf/layout/line-breaks.ts'

const widthOf = (text: string) => piecesOf(text).reduce((sum, { text }) => sum + text.length, 0)
const broken = (text: string, width: number) => breakLines(text, width, widthOf)

test('a text is broken between words', () => {
  expect(broken('one two three four five', 9)).toEqual(['one two', 'three', 'four five'])
})

test('no last line is a word on its own, unless two would not fit', () => {
  expect(broken('one two three', 10)).toEqual(['one', 'two three'])
  expect(broken('one seventeen eighteen', 14)).toEqual(['one seventeen', 'eighteen'])
})

test('a word that is too long is broken after a sign, else anywhere', () => {
  expect(broken('https://a.example/one/two', 13)).toEqual(['https://a.', 'example/one/', 'two'])
  expect(broken(`so ${'w'.repeat(7)}`, 3)).toEqual(['so', 'www', 'www', 'w'])
})

test('sources are numbered in the order in which they are cited, and never torn apart', () => {
  const [first, second] = firstEdition().general.sources.map((source) => present(source))
  const sources = [present(first), present(second)]
  const citations = new Citations((id) => sources.find((source) => source.id === id) ?? null)
  const line = citations.numbered(`One.[^${second?.id}] Two.[^${first?.id}][^none][^${second?.id}]`)
  expect(piecesOf(line)).toEqual([
    { text: 'One.', source: null },
    { text: '1', source: 1 },
    { text: ' Two.', source: null },
    { text: '2', source: 2 },
    { text: '1', source: 1 },
  ])
  expect(citations.sources).toEqual([second, first])
  const parts = breakLines(citations.numbered(`wwww[^${first?.id}]`), 2, widthOf)
  expect(parts.map(piecesOf)).toContainEqual([{ text: '2', source: 2 }])
})
