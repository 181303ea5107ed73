import { expect, test } from 'vitest'
import { pseudoLocale } from '#tools/vite/pseudo-locale.ts'

test('a sentence has an accent on each letter, brackets, and a third more letters', () => {
  const sentence = 'Your message has been sent.'
  const text = String(pseudoLocale(sentence))
  expect(text).toBe('[Ýööüüř mééššááğéé ĥááš bééééñ šééñţ.]')
  expect(text.length).toBeGreaterThan(sentence.length * 1.3)
})

test.each([
  [
    'a mark and a placeholder',
    'Since <day/>: {count} of :max',
    '[Šííñçéé <day/>: {count} ööf :max]',
  ],
  [
    'a URL and an address',
    'See https://a.example/x or a@b.example',
    '[Šéééé https://a.example/x ööř a@b.example]',
  ],
  ['what is no word', '12 %', '12 %'],
])('%s stay as they are', (_, text, expected) => {
  expect(pseudoLocale(text)).toBe(expected)
})

test('a text within another one has no brackets of its own, and is made longer once', () => {
  const year = pseudoLocale((day: string) => `in ${day}`)
  expect(typeof year === 'function' && year(pseudoLocale('May'))).toBe('[ííñ Mááý]')
})

test('all texts of a module are in it, and no slug', () => {
  const words = { title: 'Tax', list: [{ slug: 'tax', label: 'Tax' }], count: 2, none: null }
  expect(pseudoLocale(words)).toEqual({
    title: '[Ţááx]',
    list: [{ slug: 'tax', label: '[Ţááx]' }],
    count: 2,
    none: null,
  })
})
