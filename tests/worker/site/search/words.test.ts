import { beforeAll, describe, expect, test } from 'vitest'
import { newVisitor } from '#tests/support/site/contact.ts'
import { buildPublishedIndex, search, searchPath, titlesFor } from '#tests/support/site/search.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { maxQueryLength } from '#worker/site/search/query.ts'

const markets = currentEdition().markets.map(({ name }) => name)

beforeAll(buildPublishedIndex)

describe('a search', () => {
  test.each(markets)('for %s finds its dossier first', async (name) => {
    expect((await titlesFor(name))[0]).toBe(name)
  })

  test('for a market and another word finds the dossier first', async () => {
    expect((await titlesFor('kenya tax'))[0]).toBe('Kenya')
    expect((await titlesFor('licence sierra leone'))[0]).toBe('Sierra Leone')
  })

  test.each(["cote d'ivoire", 'Côte d’Ivoire', 'COTE', 'cote divoire', 'CÔTE', 'Co\u0302te'])(
    'finds Côte d’Ivoire for %s, whatever its accents and capitals',
    async (text) => {
      expect((await titlesFor(text))[0]).toMatch(/^Côte d.Ivoire$/)
    },
  )

  test.each(['licen', 'mozam', 'ke'])('finds words by a prefix: %s', async (text) => {
    const { results, total } = await search(text)
    expect(total).toBeGreaterThan(0)
    for (const { title, market, snippet } of results) {
      const all = [title, market, ...snippet.map((part) => part.text)].join(' ').toLowerCase()
      expect(all).toContain(text)
    }
  })

  test('finds only documents with all words', async () => {
    const [kenya, lottery, both] = await Promise.all(
      ['kenya', 'lottery', 'kenya lottery'].map((q) => search(q)),
    )
    expect(both?.total).toBeGreaterThan(0)
    expect(both?.total).toBeLessThan(Math.min(kenya?.total ?? 0, lottery?.total ?? 0))
    expect((await search('kenya qqqqq')).total).toBe(0)
  })

  test.each([
    ['legal age uganda', 'Minimum age'],
    ['know your customer uganda', 'Identity check'],
    ['player protection uganda', 'Self-exclusion'],
    ['fines uganda', 'Penalties'],
    ['penalty ugnada', 'Penalties'],
    ['minimum age in Uganda', 'Minimum age'],
    ['What is the minimum age in Uganda?', 'Minimum age'],
  ])('for %s finds what answers it first', async (text, title) => {
    const [first] = (await search(text)).results
    expect(first).toMatchObject({ kind: 'obligation', title, market: 'Uganda' })
  })

  test.each([
    ['license fee', 'licence fee'],
    ['levies kenya', 'taxes kenya'],
  ])('for %s finds as much as for %s', async (text, other) => {
    const [{ total }, { total: otherTotal }] = await Promise.all([search(text), search(other)])
    expect(total).toBeGreaterThan(0)
    expect(total).toBe(otherTotal)
  })

  test('finds what has most of the words if few documents have all', async () => {
    const { total, most } = await search('kenya lottery qqqqq')
    expect(total).toBe(0)
    expect(most.length).toBeGreaterThan(0)
    for (const { title, market, snippet } of most) {
      const text = [title, market, ...snippet.map((part) => part.text)].join(' ').toLowerCase()
      expect(text).toMatch(/kenya|lotter/)
    }
    expect((await search('kenya')).most).toEqual([])
    expect((await search('qqqqq')).most).toEqual([])
  })

  test('suggests the nearest words of the trade when it finds nothing', async () => {
    expect(await search('advertsing kenia')).toMatchObject({
      total: 0,
      suggestion: 'advertising kenya',
    })
    expect((await search('minimun aeg')).suggestion).toBeNull()
    expect((await search('qqqqq')).suggestion).toBeNull()
  })

  test('finds each kind of document', async () => {
    for (const [text, kind, href] of [
      ['Ghana', 'market', '/markets/ghana'],
      ['can I launch a sportsbook in Ghana', 'answer', '/markets/ghana/sportsbook'],
      ['b2b supply nigeria', 'answer', '/markets/nigeria/b2b'],
      ['Licensing Guide', 'report', '/reports/licensing-guide-2026.pdf'],
      ['Market Entry Strategy', 'service', '/services#market-entry-strategy'],
      ['How long does a consultation take', 'question', '/contact#questions'],
    ] as const) {
      const { results } = await search(text)
      expect(results).toContainEqual(expect.objectContaining({ kind, href }))
    }
  })

  test.each([
    ['minimum age uganda', 'Minimum age'],
    ['kyc uganda', 'Identity check'],
    ['AML uganda', 'Anti-money laundering'],
  ])('for %s finds the obligation, with its market', async (text, title) => {
    const { results } = await search(text)
    const found = results.find(({ kind }) => kind === 'obligation')
    expect(found).toMatchObject({
      title,
      market: 'Uganda',
      href: expect.stringContaining('uganda'),
    })
    const value = currentEdition().obligations.find(({ market, duty }) => {
      return market === 'uganda' && found?.href.endsWith(duty)
    })?.value
    const snippet = found?.snippet.map((part) => part.text).join('') ?? ''
    expect(value).toContain(snippet.slice(0, 20))
  })

  test.each(['minimum age', 'kyc', 'aml'])('for %s finds obligations of all markets', async (q) => {
    const { results } = await search(q)
    const names = results.flatMap(({ kind, market }) => (kind === 'obligation' ? market : []))
    expect(new Set(names)).toEqual(new Set(markets))
  })

  test('for a market alone finds its rules before its obligations', async () => {
    const kinds = (await search('uganda')).results.map(({ kind }) => kind)
    expect(kinds.indexOf('rule')).toBeGreaterThan(0)
    expect(
      kinds.includes('obligation') ? kinds.indexOf('obligation') : kinds.length,
    ).toBeGreaterThan(kinds.indexOf('rule'))
  })

  test('finds a rule by its title, with its date', async () => {
    for (const { slug, title, date } of currentEdition().rules.slice(0, 10)) {
      const { results } = await search(title)
      expect(results).toContainEqual(
        expect.objectContaining({ kind: 'rule', href: `/rules/${slug}`, title, date }),
      )
    }
  })

  test('uses the first hundred characters, without surrounding spaces', async () => {
    expect((await search('  Kenya  ')).q).toBe('Kenya')
    const long = 'é'.repeat(maxQueryLength + 50)
    expect((await search(long)).q).toBe('é'.repeat(maxQueryLength))
    expect((await search('🏔️'.repeat(90))).q).toBe('🏔️'.repeat(maxQueryLength / 2))
  })

  test('suggests markets with similar names when it finds nothing', async () => {
    for (const text of ['Nijeeria', 'lottery in nijeeria']) {
      expect(await search(text)).toMatchObject({ total: 0, nearest: [{ slug: 'nigeria' }] })
    }
    expect(await search('qqqqq')).toMatchObject({ total: 0, nearest: [] })
  })
})

test('a rule among the results names its market', async () => {
  const [rule] = currentEdition().rules
  const { results } = await search(rule?.title ?? '')
  const names = results.map(({ kind, title, market }) => [kind, title, market])
  const name = currentEdition().getMarket(rule?.market ?? '').name
  expect(names).toContainEqual(['rule', rule?.title, name])
  const html = await (await newVisitor().visit(searchPath({ q: rule?.title ?? '' }))).text()
  expect(html).toContain(`<span>${name}</span>`)
  for (const { kind, market } of results) expect(market === null).toBe(kind !== 'rule')
})

describe('a typing error in the name of a market', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'

  test.each(markets)('does not hide %s: a letter missing, doubled or wrong', async (name) => {
    const wrong = [...name].flatMap((letter, at) => {
      const [before, after] = [name.slice(0, at), name.slice(at + 1)]
      const other = letters[(letters.indexOf(letter.toLowerCase()) + 7) % letters.length]
      return [before + after, before + letter + letter + after, before + other + after]
    })
    const outcomes = await Promise.all(
      wrong.map(async (text) => [text, (await titlesFor(text)).includes(name)]),
    )
    expect(outcomes.filter(([, isFound]) => !isFound)).toEqual([])
  })

  test('does not hide it when two letters are swapped', async () => {
    expect(await titlesFor('Kneya')).toContain('Kenya')
    expect(await titlesFor('Gahna')).toContain('Ghana')
  })

  test('leaves the other words to be matched too', async () => {
    const [correct, misspelled] = await Promise.all([
      search('Kenya advertising'),
      search('Kenia advertising'),
    ])
    const hrefs = [correct, misspelled].map(({ results }) => results.map(({ href }) => href))
    expect(hrefs[0]?.length).toBeGreaterThan(0)
    expect(hrefs[1]).toEqual(hrefs[0])
    expect((await search('Kenia qqqqq')).total).toBe(0)
  })
})
