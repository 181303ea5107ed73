import { describe, expect, test } from 'vitest'
import { products } from '#shared/knowledge/codes.ts'
import { routes } from '#shared/routes.ts'
import { comparePropsFor } from '#tests/support/site/compare.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const path = routes.compareMarkets.href()
const slugs = currentEdition().markets.map(({ slug }) => slug)

async function compared(query: string) {
  const props = await comparePropsFor(query)
  return { ...props, slugs: props.markets.map(({ slug }) => slug) }
}

describe('the markets of a comparison', () => {
  test.each([
    ['?with=kenya,ghana', ['kenya', 'ghana']],
    ['?with=ghana,kenya', ['ghana', 'kenya']],
    ['?with=kenya&with=ghana', ['kenya', 'ghana']],
    ['?with=kenya&with=ghana,zambia', ['kenya', 'ghana', 'zambia']],
    ['?with=kenya,kenya&with=ghana&with=kenya', ['kenya', 'ghana']],
    ['?with=kenya,%20ghana%20,', ['kenya', 'ghana']],
    ['?with=,,&with=', []],
    ['?with[]=kenya&with[]=ghana', []],
    ['', []],
  ])('%s: in the order of asking, each once', async (query, expected) => {
    const { slugs, notices } = await compared(query)
    expect(slugs).toEqual(expected)
    expect(notices).toEqual([])
  })

  test.each([
    ['?with=kenya,atlantis,ghana', ['kenya', 'ghana'], 'We do not cover: atlantis.'],
    ['?with=mu,kenya,atlantis,mu', ['kenya'], 'We do not cover: mu, atlantis.'],
    ['?with=toString,__proto__', [], 'We do not cover: toString, __proto__.'],
    ['?with=%3Cb%3E', [], 'We do not cover: <b>.'],
    ['?with=a%E2%80%AE%00b', [], 'We do not cover: ab.'],
  ])('%s: what is not covered is said and left out', async (query, expected, notice) => {
    const { slugs, notices } = await compared(query)
    expect(slugs).toEqual(expected)
    expect(notices).toEqual([notice])
  })

  test('of more than four, only the first four, with a notice', async () => {
    const { slugs: five, notices } = await compared(`?with=${slugs.slice(0, 5).join(',')}`)
    expect(five).toEqual(slugs.slice(0, 4))
    expect(notices).toEqual(['Only the first four are compared.'])
    expect((await compared(`?with=${slugs.slice(0, 4).join(',')}`)).notices).toEqual([])
  })

  test('unknown names do not count towards the four', async () => {
    const query = `?with=atlantis,${slugs.slice(0, 4).join(',')}`
    const { slugs: four, notices } = await compared(query)
    expect(four).toEqual(slugs.slice(0, 4))
    expect(notices).toEqual(['We do not cover: atlantis.'])
  })

  test('a notice is short for a query of any length', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `${'x'.repeat(60)}${at}`)
    const { notices } = await compared(`?with=${many.join(',')}`)
    expect(notices).toHaveLength(1)
    expect(notices[0]?.length).toBeLessThan(300)
    expect(notices[0]).toMatch(/^We do not cover: x+….* and \d+ more\.$/)
  })
})

const usual = { product: 'sportsbook', stakes: 100, margin: 10, deposits: 40 }

describe('the numbers of a comparison', () => {
  test('are the defaults if none are requested', async () => {
    expect(await compared('?with=kenya,ghana')).toMatchObject(usual)
  })

  test.each([
    ['stakes=1', { stakes: 1 }],
    ['stakes=1000000000', { stakes: 1e9 }],
    ['stakes=12.5', { stakes: 12.5 }],
    ['stakes=1e3', { stakes: 1000 }],
    ['margin=1&deposits=0', { margin: 1, deposits: 0 }],
    ['margin=40&deposits=100', { margin: 40, deposits: 100 }],
    ['product=lottery', { product: 'lottery' }],
  ])('%s is taken', async (query, expected) => {
    expect(await compared(`?${query}`)).toMatchObject({ ...usual, ...expected })
  })

  const odd = [
    '',
    'abc',
    '-5',
    'NaN',
    'Infinity',
    '1e400',
    '-1',
    '1,5',
    '0x10',
    '%205',
    '5%20',
    '5;',
  ]
  test.each([
    ...odd.flatMap((value) => ['stakes', 'margin', 'deposits'].map((name) => `${name}=${value}`)),
    'stakes=0',
    'stakes=0.99',
    'stakes=1000000001',
    'margin=0',
    'margin=0.5',
    'margin=41',
    'deposits=101',
    'deposits=-0',
    'stakes=5&stakes=5',
    'margin=5&margin=6',
    'deposits=5&deposits=6',
    'stakes[]=5',
    'stakes[a]=5',
    'product=casino',
    'product=SPORTSBOOK',
    'product=',
    'product=__proto__',
    'product=lottery&product=lottery',
    'product[]=lottery',
    'stakes=%E0%A4%A&margin=%&product=%ff',
  ])('%s counts as absent', async (query) => {
    expect(await compared(`?${query}`)).toMatchObject(usual)
  })
})

test('no query breaks the page', async () => {
  const random = randomFrom(20_261_122)
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)]
  const pieces = [
    ...slugs,
    'atlantis',
    '',
    ',',
    '%00',
    '%F0%9F%8C%8D',
    '<script>',
    "'",
    '__proto__',
  ]
  const values = ['1', '10', '0', '40', '1e9', '1e400', 'NaN', '-3', '0.001', '%', '[]', 'x']
  const names = ['stakes', 'margin', 'deposits', 'stakes[]', 'product', 'page', '__proto__']
  const visitor = newVisitor()
  for (let round = 0; round < 40; round += 1) {
    const list = Array.from({ length: Math.floor(random() * 7) }, () => pick(pieces))
    const others = Array.from({ length: Math.floor(random() * 5) }, () => {
      const name = pick(names)
      return `${name}=${name === 'product' ? pick([...products, 'x']) : pick(values)}`
    })
    const query = [`with=${list.join(pick([',', '&with=']))}`, ...others].join('&')
    const response = await visitor.visit(`${path}?${query}`)
    expect(response.status, query).toBe(200)
    const [, screen = ''] = (await response.text()).split(/<\/?main/)
    expect(screen, query).toMatch(/<h1/)
    expect(screen, query).not.toMatch(/NaN|Infinity|undefined|null/)
  }
})

/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
