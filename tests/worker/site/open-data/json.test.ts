import { Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { dataTables, licence } from '#shared/content/data.ts'
import type { Envelope } from '#shared/knowledge/envelopes.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { fileText, sortedByMarket } from '#tests/support/site/open-data.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { itemsOf } from '#worker/site/open-data/items.ts'

const edition = currentEdition()
const pathOf = (table: string) => routes.dataFile.href({ file: `${table}.json` })

async function fileOf<Name extends DataTable>(table: Name): Promise<Envelope<Name>> {
  return JSON.parse(await fileText(pathOf(table)))
}

/** Returns every id under a key `source`, at any depth. */
function sourceIdsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'source' && typeof child === 'string' ? child : sourceIdsIn(child),
  )
}

/** Returns a record as in a file: null stands for a list without entries. */
function asInFile(record: unknown): unknown {
  return JSON.parse(
    JSON.stringify(record, (_, value) =>
      Array.isArray(value) && value.length === 0 ? null : value,
    ),
  )
}

/** Returns the paths of empty lists in a value. */
function emptyListsIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length === 0) return [at]
  return Object.entries(value).flatMap(([key, child]) => emptyListsIn(child, `${at}.${key}`))
}

describe.each(dataTables)('the JSON of %s', (table) => {
  test('has its edition and licence', async () => {
    const { edition: number, publishedAt, licence: fileLicence } = await fileOf(table)
    expect({ number, publishedAt }).toEqual({
      number: edition.number,
      publishedAt: edition.publishedAt,
    })
    expect(fileLicence).toEqual({ name: licence.name, url: licence.url })
  })

  test('holds every record with every field', async () => {
    const markets = edition.markets.toSorted((a, b) => a.slug.localeCompare(b.slug))
    const records = {
      ...edition,
      markets,
      obligations: sortedByMarket(edition.obligations),
      facts: sortedByMarket(edition.facts),
      taxes: markets.flatMap(({ slug, taxes }) => taxes.map((tax) => ({ ...tax, market: slug }))),
      sources: itemsOf.sources(edition),
    }
    expect((await fileOf(table)).items).toEqual(asInFile(records[table]))
  })

  test('has no empty list', async () => {
    expect(emptyListsIn(await fileOf(table))).toEqual([])
  })

  test('holds the cited sources and no others', async () => {
    const { items, sources } = await fileOf(table)
    const sourceIds = [...new Set(sourceIdsIn(items))].toSorted()
    expect(Object.keys(sources).toSorted()).toEqual(sourceIds)
    for (const id of sourceIds) expect(sources[id]).toEqual(edition.getSource(id))
  })
})

describe.each(edition.markets.map(({ slug }) => slug))('the JSON of %s alone', (slug) => {
  test('holds the market with its facts, rules and cited sources', async () => {
    const file: Envelope<'market'> = JSON.parse(await fileText(routes.marketData.href({ slug })))
    const facts = edition.facts.filter(({ market }) => market === slug)
    const rules = edition.rules.filter(({ market }) => market === slug)
    expect(file.items).toEqual([asInFile({ ...edition.getMarket(slug), facts, rules })])
    expect(emptyListsIn(file)).toEqual([])
    expect(Object.keys(file.sources).toSorted()).toEqual(
      [...new Set(sourceIdsIn(file.items))].toSorted(),
    )
  })
})

describe('the description of the open data', () => {
  test('describes every JSON file, to the last field', async () => {
    const document = JSON.parse(await fileText(pathOf('openapi')))
    const { paths, components } = document
    const files = Object.entries<{ get?: { responses: Responses } }>(paths).flatMap(
      ([path, { get }]) => {
        const schema = get?.responses[200].content['application/json']?.schema
        return schema?.$ref ? [{ path, schema }] : []
      },
    )
    expect(files).toHaveLength(dataTables.length + 1)
    for (const { path, schema } of files) {
      const file = JSON.parse(await fileText(path.replace('{market}', 'kenya')))
      const validator = new Validator({ ...schema, components }, '2020-12')
      expect(validator.validate(file)).toEqual({ valid: true, errors: [] })
      expect(validator.validate({ ...file, more: 1 }).valid).toBe(false)
      expect(validator.validate({ ...file, items: [{}] }).valid).toBe(false)
    }
  })

  test('names only what answers', async () => {
    const { paths } = JSON.parse(await fileText(pathOf('openapi')))
    const examples: Record<string, string> = {
      market: 'ghana',
      product: 'lottery',
      number: String(edition.number),
      file: 'taxes.csv',
      '/rules/{slug}.md': present(edition.rules[0]).slug,
      '/insights/{slug}.md': present(edition.notes[0]).slug,
    }
    const contact = { SECURITY_CONTACT: 'mailto:security@kilima.test' }
    for (const [path, { get }] of Object.entries<{ get?: object }>(paths)) {
      const example = path.replace(
        /\{(\w+)\}/g,
        (_, name) => examples[name] ?? examples[path] ?? '',
      )
      const method = get ? 'GET' : 'POST'
      const { status } = await newVisitor(contact).visit(example, { method })
      // A message of the protocol has a type.
      expect({ path, status }).toEqual({ path, status: get ? 200 : 415 })
    }
  })
})

interface Responses {
  200: { content: Record<string, { schema: { $ref?: string } }> }
}

describe('a file that does not exist', () => {
  test.each([
    '/data/nothing.json',
    '/data/markets.xml',
    '/data/markets.jsonx',
    '/data/xmarkets.csv',
    '/data/markets/atlantis.json',
    '/data/markets/.json',
    '/data/markets/__proto__.json',
  ])('%s is a 404 as JSON, without a cookie', async (path) => {
    const response = await newVisitor().visit(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: expect.stringContaining(path.slice(1)) })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
