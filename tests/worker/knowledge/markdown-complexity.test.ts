import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { isTooComplex } from '#worker/knowledge/markdown-complexity.ts'

// A text with a known short time, because machines differ in speed.
const paragraphs = 'A word, *another* one and [a link](https://example.com). '.repeat(250)

/** Texts that were slow to parse in micromark, alone or repeated. */
const units = [
  '>',
  '> a\n',
  '[',
  '[a](b)',
  '[a]: b\n',
  '*a_',
  '**a*',
  '`a',
  '- ',
  '- a\n',
  '1. ',
  '|a|b|\n',
  '\n',
  'a\n-\n',
  '# a\n',
  '[*',
  '> - 1. a\n',
  '        - a\n',
  '|-|-|\n',
  '|a|b|c|\n|-|-|-|\na\na\na\na\n\n',
  '[a]: https://example.com/a-longer-address\n\n[a] [a] [a]\n\n',
  '[[[[a]]]]',
  '[a] ',
  '<http://a>',
  '&amp;',
]

/** Repeats a unit as often as the check allows, between plain words. */
function filled(unit: string): string {
  let [least, most] = [0, Math.ceil(lengths.documentBody / unit.length)]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (isTooComplex(amongWords(unit.repeat(middle)))) most = middle - 1
    else least = middle
  }
  return amongWords(unit.repeat(least))
}

function amongWords(signs: string): string {
  const text = signs.slice(0, lengths.documentBody)
  return text + ' word'.repeat((lengths.documentBody - text.length) / 5)
}

function msOf(markdown: string): number {
  const startedMs = performance.now()
  markdownHtml(markdown, ['a'])
  return performance.now() - startedMs
}

let limitMs: number | undefined

/** Returns the time limit, measured once; a slow text takes a hundred times as long. */
function soon(): number {
  limitMs ??= 500 + 15 * msOf(paragraphs)
  return limitMs
}

describe('an accepted text', () => {
  test.each(units)('full of %j is rendered quickly', (unit) => {
    const text = filled(unit)
    expect(isTooComplex(text)).toBe(false)
    expect(msOf(text)).toBeLessThan(soon())
  })

  test('full of any mixture of them is rendered quickly', () => {
    const mixture = fc.array(fc.constantFrom(...units), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(mixture, (parts) => {
        const text = filled(parts.join(''))
        fc.pre(!isTooComplex(text))
        expect(msOf(text)).toBeLessThan(soon())
      }),
      { numRuns: 4 },
    )
  })
})

describe('a real text', () => {
  test('is accepted, even at eight times its length', () => {
    for (const { body } of firstEdition().notes) {
      expect(isTooComplex(body)).toBe(false)
      expect(isTooComplex(Array(8).fill(body).join('\n\n'))).toBe(false)
    }
  })

  test('is accepted with long tables, nested lists and quotes', () => {
    const table = `| a | b | c |\n| - | - | - |\n${'| 1 | 2 | 3 |\n'.repeat(100)}`
    const list = '- one\n  - two\n    - three\n'.repeat(40)
    const quote = '> It says so,\n> and more.\n\n'.repeat(30)
    expect(isTooComplex(`${table}\n${list}\n${quote}`)).toBe(false)
  })
})

describe('a text that would take minutes', () => {
  test.each(['>', '[', '*a_', '[a](b)', 'a\n-\n', '1. ', '[a]: b\n', '- ', '`', '|a|b|\n', '\n'])(
    'is refused quickly if it repeats %j',
    (unit) => {
      const text = unit.repeat(lengths.documentBody / unit.length)
      const startedMs = performance.now()
      expect(isTooComplex(text)).toBe(true)
      expect(performance.now() - startedMs).toBeLessThan(soon())
    },
  )
})

describe('a short text that would become megabytes', () => {
  const wide = (columns: number) => `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n`
  const links = '[a] '.repeat(500)
  const address = (sign: string) => `[a]: https://${sign.repeat(30_000)}\n\n${links}`

  test.each([
    ['a table of many columns', `${wide(599)}${'a\n'.repeat(790)}`],
    ['the same in a quote', `> ${wide(200).replace('\n', '\n> ')}${'> a\n'.repeat(400)}`],
    ['the same with short lines', `${wide(22)}${'a\n'.repeat(400)}`],
    ['a long address that many links name', address('x')],
    ['the same with signs that become nine', address('\u20ac')],
    ['the same with a title of many lines', `[a]: https://x\n'${'y\n'.repeat(300)}'\n\n${links}`],
    ['brackets in brackets', `${'['.repeat(590)}${'x '.repeat(19_405)}${']'.repeat(590)}`],
  ])('is refused: %s', (_, text) => {
    expect(isTooComplex(text)).toBe(true)
  })

  test('a normal table is accepted and rendered', () => {
    const text = `${wide(12)}${`${'| 1'.repeat(12)}\n`.repeat(60)}`
    expect(isTooComplex(text)).toBe(false)
    expect(markdownHtml(text, []).length).toBeLessThan(30 * text.length)
  })

  test('many links in a text are accepted, with URLs or references', () => {
    const links = 'It says [so](https://example.com/a), and [more][b].\n\n'.repeat(100)
    expect(isTooComplex(`${links}[b]: https://example.com/some/long/path?with=a&query=too`)).toBe(
      false,
    )
  })
})
