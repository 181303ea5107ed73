import { describe, expect, test } from 'vitest'
import { clean, emailOf, isBlank } from '#shared/text.ts'

const bidirectional = [
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
]
const others = [
  '\u00ad',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u180e',
  '\ufff9',
  '\u{e0041}',
  '\u{1d173}',
]

describe('threat: a name that reads like another one', () => {
  test.each([...bidirectional, ...others])('has no %j', (unseen) => {
    expect(clean(`Ami${unseen}na ${unseen}Otieno${unseen}`)).toBe('Amina Otieno')
    expect(isBlank(` ${unseen} `)).toBe(true)
  })

  test.each(['\u200c', '\u200d'])('has no %j where it only hides', (joiner) => {
    for (const text of ['Ami*na', 'Иван*ов', '12*3', 'A *B', '*A', 'A*']) {
      expect(clean(text.replace('*', joiner))).toBe(text.replace('*', ''))
    }
    expect(clean(`A${joiner}${joiner}${joiner}B`)).toBe('AB')
    expect(emailOf(`amina${joiner}@example.com`)).toBe('amina@example.com')
  })

  test('turns no file name around', () => {
    expect(clean('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
  })
})

test.each([
  'می\u200cخواهم',
  'क्\u200dष',
  'ශ්\u200dරී',
  '👩🏽\u200d💻',
  '❤\ufe0f\u200d🔥',
  'שלום Amina',
  'د. أمينة',
])('%s stays as it is written', (text) => {
  expect(clean(text)).toBe(text)
})

describe('a text of several lines', () => {
  test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u206a', '\u{e0041}'])(
    'has no %j, which overrides the order of what follows',
    (override) => {
      expect(clean(`Pay ${override}100 to us.\nNow.`, true)).toBe('Pay 100 to us.\nNow.')
    },
  )

  test.each(['\u200e', '\u200f', '\u061c', '\u2067', '\u2069', '\u200c', '\u200d', '\u200b'])(
    'keeps %j, by which people write two scripts in a line',
    (mark) => {
      const text = `A ${mark}B\nC`
      expect(clean(text, true)).toBe(text)
    },
  )
})

test('a text of joiners alone takes no more than a moment', () => {
  const started = performance.now()
  for (const one of ['\u200c', 'a\u200d', '\u200d ', '\u202e']) clean(one.repeat(30_000))
  expect(performance.now() - started).toBeLessThan(1000)
})
