import { beforeAll, describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import {
  createDocument,
  documentProps,
  newSlug,
  sendDocument,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { type FieldsOf, fieldsSchemas } from '#tests/support/desk/document-fields.ts'
import { getDocument, seedShipped, usualFields } from '#tests/support/desk/documents.ts'
import { errorsOf } from '#tests/support/replies.ts'

let editor: Browser

beforeAll(async () => {
  await seedShipped()
  editor = await signedInAs(await createUser({ role: 'editor' }))
})

const refusedNote = async (fields: object) => errorsOf(await sendDocument(editor, { ...fields }))

describe('an article', () => {
  test.each([
    ['body', 'Taxed at 73 per cent.', '73%'],
    ['title', 'A market of USD 987 million', '987,000,000'],
    ['excerpt', 'It costs KES 1,234,567.', '1,234,567'],
    ['excerpt', 'It costs 1,234,567 shillings.', '1,234,567'],
    ['body', 'It has **7,654,321** people.', '7,654,321'],
  ])('must not contain unknown figures in its %s', async (field, text, figure) => {
    expect(await refusedNote({ [field]: text })).toEqual({
      [field]: [messages.documents.unknownFigure(figure)],
    })
  })

  test('may contain figures of its markets and the continent, and numbers that are no figures', async () => {
    const body =
      'The 20 per cent tax of Ghana, in 2025, on 2 April 2025, by Act 721, in nine regions.'
    expect((await sendDocument(editor, { body })).status).toBe(201)
    const elsewhere = await sendDocument(editor, { body, markets: ['botswana'] })
    expect(Object.keys(await errorsOf(elsewhere))).toEqual(['body'])
  })

  test('cites only existing sources, in the text and in the list', async () => {
    expect(await refusedNote({ body: 'So it is.[^no-such-source]', sources: [] })).toEqual({
      body: [messages.documents.unknownSource('no-such-source')],
    })
    expect(await refusedNote({ sources: [{ source: 'nothing', section: null }] })).toEqual({
      'sources.0.source': [messages.documents.unknownSource('nothing')],
    })
  })

  test('lists its sources in the order of its citations, with their sections', async () => {
    const [first = '', second = ''] = ['gh-ey-act-1129', 'gh-bft-winnings-tax']
    const id = await createDocument(editor, {
      body: `One.[^${first}] Two.[^${second}] One again.[^${first}]`,
      sources: [{ source: second, section: 'page 2' }],
    })
    expect((await documentProps(editor, id)).fields.sources).toEqual([
      { source: first, section: null },
      { source: second, section: 'page 2' },
    ])
  })

  test('covers only published markets', async () => {
    expect(await refusedNote({ markets: ['ghana', 'atlantis'] })).toEqual({
      'markets.1': [messages.documents.unknownMarket('atlantis')],
    })
  })

  test('sorts its corrections newest first', async () => {
    const corrections = [
      { date: '2026-01-01', text: 'The older one.' },
      { date: '2026-05-01', text: 'The newer one.' },
    ]
    const id = await createDocument(editor, { corrections })
    const { fields } = await documentProps(editor, id)
    expect(fields.corrections).toEqual(corrections.toReversed())
  })

  test.each(['2026-02-30', '2026-13-01', '22.11.2026', '2026-1-1'])(
    'refuses the date %s',
    async (date) => {
      expect(await refusedNote({ date })).toEqual({ date: [messages.in('date')] })
    },
  )

  test('is limited in length', async () => {
    const words = 'word '.repeat(lengths.documentBody / 5 + 1).trim()
    expect(await refusedNote({ body: words, sources: [] })).toEqual({
      body: [messages.max('Text', lengths.documentBody)],
    })
  })

  test.each(['>', '[', '*a_', '[a](b)', 'a\n-\n', '- ', '`', '1. ', '|a|b|\n', '[a]: b\n', '\n'])(
    'is refused if %j makes it too complex',
    async (sign) => {
      const body = `a\n\n${sign.repeat(30_000 / sign.length)}\n\nb`
      expect(await refusedNote({ body, sources: [] })).toEqual({
        body: [messages.documents.tooIntricate],
      })
    },
  )
})

describe('new sources', () => {
  const source = (id: string) => ({
    id,
    publisher: 'Gaming Commission',
    title: 'Annual report',
    date: '2026-05',
    url: 'https://example.com/report',
  })

  test('are saved with the revision that adds them and can be cited at once', async () => {
    const id = newSlug()
    const body = `So it is.[^${id}]`
    const note = await createDocument(editor, { body, sources: [], newSources: [source(id)] })
    const { sources, fields } = await documentProps(editor, note)
    expect(sources).toContainEqual(source(id))
    expect(fields.sources).toEqual([{ source: id, section: null }])
    expect(fields).not.toHaveProperty('newSources')
  })

  test('may be submitted again unchanged, but not with other values', async () => {
    const id = newSlug()
    await createDocument(editor, { newSources: [source(id)] })
    expect((await sendDocument(editor, { newSources: [source(id)] })).status).toBe(201)
    const other = { ...source(id), title: 'Another one' }
    expect(await refusedNote({ newSources: [other] })).toEqual({
      'newSources.0.id': [messages.documents.otherSource(id)],
    })
    expect(await refusedNote({ newSources: [source('x'), { ...other, id: 'x' }] })).toEqual({
      'newSources.1.id': [messages.documents.otherSource('x')],
    })
  })

  test('are not saved with a refused document', async () => {
    const id = newSlug()
    await sendDocument(editor, { title: '', newSources: [source(id)] })
    const { sources } = await documentProps(editor, await createDocument(editor))
    expect(sources.map((entry) => entry.id)).not.toContain(id)
  })

  test('are saved once if 10 documents add the same ones concurrently', async () => {
    const id = newSlug()
    const all = await Promise.all(
      Array.from({ length: 10 }, () => sendDocument(editor, { newSources: [source(id)] })),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(201))
  })

  test.each([
    ['url', 'javascript:alert(1)', messages.in('Address')],
    ['url', 'http://example.com/', messages.in('Address')],
    ['date', '2026-13', messages.documents.notADay],
    ['id', 'Not A Key', messages.in('Key')],
    ['publisher', '', messages.required('publisher')],
  ])('refuse the %s %j', async (field, value, message) => {
    const newSources = [{ ...source(newSlug()), [field]: value }]
    expect(await refusedNote({ newSources })).toEqual({ [`newSources.0.${field}`]: [message] })
  })
})

describe('a rule', () => {
  test('has an existing market and source and a valid date', async () => {
    const wrong = {
      kind: 'rule',
      market: 'atlantis',
      source: 'nothing',
      effectiveAt: '2026-02-30',
    } as const
    expect(await errorsOf(await sendDocument(editor, wrong))).toEqual({
      market: [messages.documents.unknownMarket('atlantis')],
      source: [messages.documents.unknownSource('nothing')],
      effectiveAt: [messages.documents.notADay],
    })
  })

  test('may contain any figure, because it is the record itself', async () => {
    const text = 'A tax of 73 per cent.'
    expect((await sendDocument(editor, { kind: 'rule', text })).status).toBe(201)
  })

  test('has at least one topic', async () => {
    expect(await errorsOf(await sendDocument(editor, { kind: 'rule', topics: [] }))).toEqual({
      topics: [messages.required('topics')],
    })
  })
})

describe('a market', () => {
  const market = usualFields.market()
  const refused = async (fields: Partial<FieldsOf<'market'>>) => {
    return errorsOf(await sendDocument(editor, { kind: 'market', ...fields }))
  }
  const [fact, tax] = [market.facts[0], market.taxes[0]]
  if (!fact || !tax) throw new Error('Expected a fact and a tax')

  test('cites an existing source for each fact', async () => {
    const facts = [fact, { ...fact, asOf: '1999', source: '' }, { ...fact, asOf: '1998' }]
    expect(await refused({ facts })).toEqual({ 'facts.1.source': [messages.required('source')] })
    const unknown = [{ ...fact, source: 'nothing' }]
    expect(await refused({ facts: unknown })).toMatchObject({
      'facts.0.source': [messages.documents.unknownSource('nothing')],
    })
  })

  test('has one value of a quantity for each date', async () => {
    const facts = [...market.facts, { ...fact, value: fact.value + 1 }]
    expect(await refused({ facts })).toEqual({
      [`facts.${facts.length - 1}.asOf`]: [messages.documents.twoValues],
    })
  })

  test('has each product once', async () => {
    for (const products of [market.products.slice(1), [...market.products, ...market.products]]) {
      expect(await refused({ products })).toEqual({ products: [messages.documents.everyProduct] })
    }
  })

  test('has taxes that end after they begin, with a rate from 0 to 100', async () => {
    const ended = { ...tax, from: '2026-05-01', until: '2026-04-30' }
    expect(await refused({ taxes: [...market.taxes, ended] })).toEqual({
      [`taxes.${market.taxes.length}.until`]: [messages.documents.period],
    })
    for (const rate of [-1, 101]) {
      expect(await refused({ taxes: [{ ...tax, rate }] })).toEqual({
        'taxes.0.rate': [messages.in('rate')],
      })
    }
  })

  test('has taxes on at least one product, or on all', async () => {
    for (const products of [[], ['']]) {
      expect(await refused({ taxes: [JSON.parse(JSON.stringify({ ...tax, products }))] })).toEqual({
        'taxes.0.products': [messages.required('products')],
      })
    }
    for (const products of [null, ['other' as const]]) {
      const taxes = [...market.taxes, { ...tax, products }]
      expect((await sendDocument(editor, { kind: 'market', taxes })).status).toBe(201)
    }
  })

  test('has obligations that say either what the law says or what was tried', async () => {
    const [verified] = market.obligations
    if (!verified) throw new Error('Expected an obligation')
    const unverified = { ...verified, status: 'unverified' as const, tried: 'Looked for.' }
    const none = { value: null, source: null, section: null }
    const problemsOf = async (changed: object) =>
      refused({ obligations: [JSON.parse(JSON.stringify({ ...verified, ...changed }))] })
    const { documents } = messages
    expect(await problemsOf({ ...unverified, section: 'Page 2' })).toEqual({
      'obligations.0.value': [documents.verified],
      'obligations.0.source': [documents.verified],
      'obligations.0.section': [documents.verified],
    })
    expect(await problemsOf({ ...unverified, ...none, tried: null })).toEqual({
      'obligations.0.tried': [documents.triedNeeded],
    })
    expect(await problemsOf({ ...none, tried: 'Looked for.' })).toEqual({
      'obligations.0.value': [documents.valueNeeded],
      'obligations.0.source': [documents.sourceNeeded],
      'obligations.0.tried': [documents.unverified],
    })
    expect(await problemsOf({ value: 'Adults only' })).toEqual({
      'obligations.0.value': [documents.ageFirst],
    })
    expect(await problemsOf({ value: '18'.repeat(lengths.obligation) })).toEqual({
      'obligations.0.value': [messages.max('What the law says', lengths.obligation)],
    })
    expect(await problemsOf({ source: 'nothing' })).toEqual({
      'obligations.0.source': [documents.unknownSource('nothing')],
    })
  })

  test('cites only existing sources', async () => {
    const source = 'nothing'
    const fee = { value: 'Some.', section: null, source }
    expect(
      await refused({
        laws: [{ title: 'An act', year: 2026, source, section: null }],
        licence: { ...market.licence, fee },
        challenges: [{ text: 'Hard.', source }],
      }),
    ).toEqual({
      'laws.0.source': [messages.documents.unknownSource(source)],
      'licence.fee.source': [messages.documents.unknownSource(source)],
      'challenges.0.source': [messages.documents.unknownSource(source)],
    })
  })

  test('must not contain figures in its prose that occur in no record', async () => {
    const regulation = 'Winnings are taxed at 73 per cent.'
    expect(await refused({ regulation })).toEqual({
      regulation: [messages.documents.unknownFigure('73%')],
    })
    const taxes = [...market.taxes, { ...tax, name: 'A new one', rate: 73 }]
    const recorded = { kind: 'market', regulation, taxes } as const
    expect((await sendDocument(editor, recorded)).status).toBe(201)
  })

  test('needs a reason for a changed score', async () => {
    const { id } = await getDocument('market', 'ghana')
    const [newest] = market.judgements
    if (!newest) throw new Error('Expected a judgement')
    const score = newest.score === 5 ? 4 : 5
    const changed = { from: '2026-11-24', score, text: 'It is another market now.', why: null }
    const judgements = [...market.judgements, changed]
    expect(await errorsOf(await sendRevision(editor, id, { judgements }))).toEqual({
      [`judgements.${judgements.length - 1}.why`]: [messages.documents.judgedWhy],
    })
    const explained = [...market.judgements, { ...changed, why: 'The law was replaced.' }]
    expect((await sendRevision(editor, id, { judgements: explained })).status).toBe(201)
    const { fields } = await documentProps(editor, id)
    expect(fields).toHaveProperty('judgements.0.score', score)
  })

  test('needs no reason while the score stays the same', async () => {
    const { id } = await getDocument('market', 'zambia')
    const { fields } = await documentProps(editor, id)
    const { judgements } = fieldsSchemas.market.parse(fields)
    const rewritten = judgements.map((judgement) => ({ ...judgement, text: 'Said better.' }))
    expect((await sendRevision(editor, id, { judgements: rewritten })).status).toBe(201)
  })
})

describe('a newsletter', () => {
  test('refers only to published documents', async () => {
    const names = { notes: ['tax-is-a-product-decision', 'nothing'], rules: ['no-rule'] }
    expect(await errorsOf(await sendDocument(editor, { kind: 'letter', ...names }))).toEqual({
      'notes.1': [messages.documents.unknownDocument('nothing')],
      'rules.0': [messages.documents.unknownDocument('no-rule')],
    })
  })

  test('contains only figures of the markets it is about', async () => {
    const introduction = 'Ghana keeps its 20 per cent tax.'
    const newsletter = { kind: 'letter', introduction } as const
    expect(await errorsOf(await sendDocument(editor, newsletter))).toEqual({
      introduction: [messages.documents.unknownFigure('20%')],
    })
    const notes = ['tax-is-a-product-decision']
    expect((await sendDocument(editor, { ...newsletter, notes })).status).toBe(201)
  })
})
