import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { pageOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { buildIndexOf, search } from '#tests/support/site/search.ts'

const operators = ['AND', 'OR', 'NOT', 'NEAR', 'NEAR(one two, 1)', '(', ')', '"', '*', '^', ':']
const more = [
  '-',
  '+',
  '{title}',
  'title:one',
  '- title : one',
  ';',
  "'",
  "' OR 1=1 --",
  '%',
  '_',
  ',',
]

beforeAll(() =>
  buildIndexOf([
    { title: 'One two', body: 'One and two, or three; not four. Near the title.' },
    { title: 'Five', body: 'Six.' },
  ]),
)

describe('user text is never syntax', () => {
  test.each([...operators, ...more])('%s', async (operator) => {
    for (const text of [
      operator,
      `one ${operator} two`,
      `${operator} one`,
      `one ${operator}`,
      `one${operator}two`,
      `"one ${operator}`,
      operator.repeat(40),
    ]) {
      expect((await search(text)).available, text).toBe(true)
    }
  })

  test.each([
    ['one AND two', 1],
    ['one OR five', 0],
    ['one NOT six', 0],
    ['NEAR one', 1],
    ['five -one', 0],
    ['title:five', 0],
    ['"two one"', 1],
    ['^six', 1],
    ['o*', 1],
  ])('%s: words are matched as words', async (text, total) => {
    expect((await search(text)).total).toBe(total)
  })
})

describe('an odd query', () => {
  test.each([
    ['a NUL', 'one\0two'],
    ['control characters', '\u0001\u0002\u0003one\u001f\r\n'],
    ['an emoji', '🏔️'],
    ['an emoji beside a word', 'one 🏔️'],
    ['half a character', 'one \ud83c'],
    ['letters that the index does not know', '𞤀𞤁 one'],
    ['only such letters', '𞤀𞤁'],
    ['marks without a letter', '\u0301\u0302'],
    ['a direction', '\u202eone'],
    ['a long word', 'x'.repeat(500)],
    ['many words', 'a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9 0'],
  ] as const)('is answered: %s', async (...[, text]) => {
    expect((await search(text)).available).toBe(true)
  })

  test.each(['', '?q=', '?q=%20%20', '?q=one&q=two', '?q[]=one', '?query=one'])(
    'counts as empty: %s',
    async (query) => {
      const response = await newVisitor().visit(routes.search.href() + query)
      expect(response.status).toBe(200)
      const empty = { q: '', results: [], total: 0, page: 1, pages: 1, available: true }
      expect((await pageOf(response)).props).toMatchObject(empty)
    },
  )

  test.each(['%', '%ff%fe', '%ED%A0%80', '%00', 'a%'])(
    'with invalid encoding is answered: %s',
    async (bytes) => {
      const response = await newVisitor().visit(`${routes.search.href()}?q=${bytes}`)
      expect(response.status).toBe(200)
    },
  )

  test('of signs only finds nothing and repeats the query', async () => {
    expect(await search('!?…')).toMatchObject({ q: '!?…', total: 0, available: true })
  })

  test('is never an error, with any characters', async () => {
    const random = seeded(20_261_122)
    const characters = ['"', "'", '*', '(', ')', ':', '^', '-', '+', '{', '}', ' ', ' ', '\0']
    const texts = Array.from({ length: 150 }, () =>
      Array.from({ length: 1 + random(30) }, () =>
        random(3) === 0
          ? characters[random(characters.length)]
          : String.fromCodePoint(random(2) === 0 ? 32 + random(95) : random(0x10ffff)),
      ).join(''),
    )
    for (let at = 0; at < texts.length; at += 25) {
      await Promise.all(
        texts.slice(at, at + 25).map(async (text) => {
          expect((await search(text)).available, JSON.stringify(text)).toBe(true)
        }),
      )
    }
  })
})

function seeded(start: number) {
  let state = start
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
