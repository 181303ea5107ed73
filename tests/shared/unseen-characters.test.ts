import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clean, emailOf, foldCase, isBlank, isEmailAddress } from '#shared/text.ts'

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
  // A blank of Braille, fillers of Hangul, a joiner of marks, selectors of forms.
  ...['\u2800', '\u3164', '\uffa0', '\u115f', '\u1160', '\u034f', '\u17b4', '\u180b'],
  ...['\ufe00', '\ufe0f', '\u{e0101}', '\u{e01ef}', '\u{e0fff}', '\u2065', '\ufff0'],
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
  })

  test.each([...bidirectional, ...others, '\u200c', '\u200d'])(
    'is no address with %j',
    (unseen) => {
      for (const address of [
        'ami*na@example.com',
        'amina@exam*ple.com',
        'amina@example.com*',
        '*amina@example.com',
      ]) {
        expect(isEmailAddress(emailOf(address.replace('*', unseen)))).toBe(false)
      }
      expect(isEmailAddress(emailOf(' amina@example.com\n'))).toBe(true)
    },
  )

  test.each(['\u200d', '\ufe0f', '\u{e0061}\u{e007f}', '\u{e0101}'])(
    'has no %j before or after its emoji',
    (unseen) => {
      expect(clean(`Amina${unseen} 😀 ${unseen}Otieno`)).toBe('Amina 😀 Otieno')
      expect(clean(`😀${unseen}${unseen}${unseen}A`)).not.toContain(unseen.repeat(2))
    },
  )

  test('is made of no two spellings of one text', () => {
    const part = fc.constantFrom(
      ...bidirectional,
      ...others,
      '\u200c',
      '\u200d',
      '👩',
      '🏽',
      '🏴',
      '葛',
      'م',
      'क्',
      '1',
      '\u20e3',
      'a',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const once = clean(parts.join(''))
        expect(clean(once)).toBe(once)
      }),
    )
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
  'ന്\u200d',
  'ه\u200d',
  'شما\u064e\u200cها',
  '👨\u200d👩\u200d👧\u200d👦',
  '🧑🏻\u200d❤\ufe0f\u200d💋\u200d🧑🏼',
  '🏳\ufe0f\u200d🌈',
  '🏴\u200d☠\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '🇰🇪 1\ufe0f\u20e3 #\ufe0f\u20e3',
  '❤\ufe0f ☎\ufe0e',
  '葛\u{e0100}城',
  'ᠠ\u180b',
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
      const text = `A ${mark}B\n🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}`
      expect(clean(text, true)).toBe(text)
    },
  )
})

test.each(['\u3164', '\u2800\u2800', '\u034f\u1160', '\ufe0f\u{e0101}', '\u200d \u200b\n'])(
  '%j is an empty text, in one line and in several',
  (nothing) => {
    expect(isBlank(nothing)).toBe(true)
    expect(clean(nothing, true)).toBeUndefined()
  },
)

describe('names are compared', () => {
  test.each([
    ['Straße.pdf', 'STRASSE.PDF'],
    ['ΟΔΟΣ.pdf', 'οδος.pdf'],
    ['οδοσ', 'οδος'],
    ['\u212a.pdf', 'k.pdf'],
    ['\u0130stanbul.pdf', 'i\u0307stanbul.pdf'],
    ['e\u0301te\u0301.csv', '\u00c9T\u00c9.csv'],
    ['ﬁle.txt', 'FILE.txt'],
  ])('%s as %s', (one, other) => {
    expect(foldCase(one)).toBe(foldCase(other))
    expect(foldCase(foldCase(one))).toBe(foldCase(one))
  })

  test.each([
    ['été.csv', 'ete.csv'],
    ['ı.pdf', 'i.pdf'],
    ['a.pdf', 'а.pdf'],
  ])('%s as another than %s', (one, other) => {
    expect(foldCase(one)).not.toBe(foldCase(other))
  })
})
