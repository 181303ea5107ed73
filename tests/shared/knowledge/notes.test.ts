import { describe, expect, test } from 'vitest'
import { noteCategories } from '#shared/knowledge/codes.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { notes } from '#shared/knowledge/notes.ts'
import { factSchema, noteSchema, sourceSchema } from '#shared/knowledge/schemas.ts'
import { figuresOf, heldFigures } from '#tests/support/repository/figures.ts'

const { markets, general } = firstEdition()
const sources = [...markets.flatMap((records) => records.sources), ...general.sources]
const slugs = markets.map(({ market }) => market.slug)

describe.each(notes.map((note) => [note.slug, note] as const))('the article %s', (_, note) => {
  test('matches its schema and covers existing markets', () => {
    noteSchema.parse(note)
    expect(note.markets.filter((market) => !slugs.includes(market))).toEqual([])
  })

  test('cites exactly its sources, in their order', () => {
    const cited = [...note.body.matchAll(/\[\^([^\]]*)\]/g)].map(([, id]) => id)
    expect([...new Set(cited)]).toEqual(note.sources.map(({ source }) => source))
    const sourceIds = sources.map(({ id }) => id)
    expect(cited.filter((id = '') => !sourceIds.includes(id))).toEqual([])
  })

  test('contains only figures that occur in records', () => {
    const recordedFigures = heldFigures(note.markets)
    const noteFigures = figuresOf(`${note.title} ${note.excerpt} ${note.body}`)
    expect(noteFigures.filter((figure) => !recordedFigures.has(figure))).toEqual([])
  })

  test('lists corrections newest first, none before its own date', () => {
    const dates = note.corrections.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates.filter((date) => date < note.date)).toEqual([])
  })
})

describe('the articles', () => {
  test('are sorted newest first without duplicates, with some in every category', () => {
    const dates = notes.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(notes.map(({ slug }) => slug)).size).toBe(notes.length)
    expect(new Set(notes.map(({ category }) => category))).toEqual(new Set(noteCategories))
  })

  test('contain figures that the test can read', () => {
    const noteFigures = notes.flatMap(({ body }) => figuresOf(body))
    expect(noteFigures).toEqual(expect.arrayContaining(['5%', '20%', '84100000', '1100000000']))
  })
})

describe('the general records', () => {
  test('match their schemas, and their facts are about the continent', () => {
    for (const source of general.sources) sourceSchema.parse(source)
    for (const fact of general.facts) expect(factSchema.parse(fact).market).toBe('africa')
  })

  test('define each source once', () => {
    const ids = sources.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('the figures of a text', () => {
  test.each([
    ['taxed at 5 per cent of stakes', ['5%']],
    ['12.5% and more', ['12.5%']],
    ['5 or 15 per cent', ['5%', '15%']],
    ['6 to 9 per cent', ['6%', '9%']],
    ['10 per cent and 20 per cent', ['10%', '20%']],
    ['in 2025 and 5 per cent', ['5%']],
    ['84.1 million lines', ['84100000']],
    ['KES 13.2 billion', ['13200000000']],
    ['R1.5 trillion', ['1500000000000']],
    ['GHS 518b', ['518000000000']],
    ['Le 500,000 or more', ['500000']],
    ['100 million shillings', ['100000000']],
    ['7,654,321 people', ['7654321']],
    ['**7,654,321** people', ['7654321']],
    ['12,345 subscriptions', ['12345']],
    ['54 thousand subscribers', ['54000']],
    ['87 licensed operators', ['87']],
    ['a list of 2,025 operators', ['2025']],
    ['987,654 KES', ['987654']],
    ['987,654 shillings', ['987654']],
    ['987,654 Kenyan shillings', ['987654']],
    ['1,234 euros or 1,235€', ['1234', '1235']],
    ['50001 naira', ['50001']],
    ['50,001/=', ['50001']],
    ['\u20a650,001', ['50001']],
    ['GH\u20b550,001 or \u20b550,002', ['50001', '50002']],
    ['N50,001, N5 million, N500', ['50001', '5000000', '500']],
    ['Ksh50,001', ['50001']],
    ['KSh. 50,001', ['50001']],
    ['Sh50,001', ['50001']],
    ['UGX 50,001', ['50001']],
    ['ugx 50,001', ['50001']],
    ['K50,000', ['50000']],
    ['54 percentage points', ['54%']],
    ['54 pp', ['54%']],
    ['a 54-per-cent tax', ['54%']],
    ['54\u2030', ['5.4%']],
    ['5 km', ['5']],
    ['in 2025 KES 5 million', ['5000000']],
    ['in 2025 $5 million', ['5000000']],
    ['In 2026 operators and in 2025 players', []],
    ['by 30 June operators, by June 30 operators, Act 721 licenses operators', []],
    ['24 months, 90 days, 5 years, 18 years old, by 24 hours', []],
    ['on the N1 to K2, clause 5(2), paragraph 12, P. 4', []],
    ['in section 61 of the act of 2016, on 2 April 2025, SC/1/2008', []],
    ['nine provinces and 36 states, Act 721', []],
  ])('%s', (text, figures) => {
    expect(figuresOf(text)).toEqual(figures)
  })
})
