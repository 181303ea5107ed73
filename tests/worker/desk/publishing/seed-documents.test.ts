import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { StoredKind } from '#shared/desk/documents/kinds.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { fieldsSchemas } from '#tests/support/desk/document-fields.ts'
import { workOf } from '#tests/support/desk/documents.ts'
import { databaseWith } from '#tests/support/replacing.ts'
import {
  seedDocuments,
  shippedDocumentTranslations,
} from '#worker/desk/publishing/seed-documents.ts'
import { translationFields } from '#worker/knowledge/translation-fields.ts'
import { everyMinute } from '#worker/schedule.ts'

const { markets, notes, services, pages, general, number, publishedAt } = firstEdition()
const rules = markets.flatMap((records) => records.rules)
const lists = [markets, rules, notes, services, pages]
const translations = await shippedDocumentTranslations()
// One is the firm.
const total = lists.flat().length + 1 + translations.length

async function countOf(table: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? -1
}

const counts = async () => ({
  documents: await countOf('documents'),
  revisions: await countOf('revisions'),
  publications: await countOf('publications'),
  effective: await countOf('effective_publications'),
})
const all = { documents: total, revisions: total, publications: total, effective: total }
const none = { documents: 0, revisions: 0, publications: 0, effective: 0 }

const twoPersonRule = () => env.DB.prepare('SELECT two_person_rule AS r FROM publishing').first('r')

describe('seeding shipped documents', () => {
  test('inserts all of them or none, and can be repeated', async () => {
    let broken = true
    const DB = databaseWith({
      batch: (statements: D1PreparedStatement[]) =>
        env.DB.batch(broken ? [...statements, env.DB.prepare('SELECT nothing')] : statements),
    })
    const { work } = workOf({ DB })
    await expect(seedDocuments(work)).rejects.toThrow()
    expect(await counts()).toEqual(none)
    broken = false
    await seedDocuments(work)
    expect(await counts()).toEqual(all)
  })

  test('happens once, even if many Workers start at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => seedDocuments(workOf().work)))
    expect(await counts()).toEqual(all)
  })

  test('happens in the first minute of an isolate, and not again', async () => {
    await env.DB.prepare('UPDATE publishing SET two_person_rule = 1').run()
    const DB = databaseWith({})
    await everyMinute({ ...env, DB })
    expect([await counts(), await twoPersonRule()]).toEqual([all, 0])
    await env.DB.prepare('UPDATE publishing SET two_person_rule = 1').run()
    await everyMinute({ ...env, DB })
    expect(await twoPersonRule()).toBe(1)
  })

  test('stores every record by its schema, as revision 0 without an author', async () => {
    const { results } = await env.DB.prepare(
      'SELECT kind, slug, number, author_id, fields FROM revisions JOIN documents ON documents.id = document_id',
    ).all<{ kind: StoredKind; slug: string; number: number; author_id: null; fields: string }>()
    for (const { kind, slug, number, author_id, fields } of results) {
      expect({ number, author_id }, slug).toEqual({ number: 0, author_id: null })
      const schema = kind === 'translation' ? translationFields : fieldsSchemas[kind]
      expect(schema.safeParse(JSON.parse(fields)).error, slug).toBeUndefined()
    }
    const ghana = results.find(({ kind, slug }) => kind === 'market' && slug === 'ghana')
    const records = markets.find(({ market }) => market.slug === 'ghana')
    const { facts, ...market } = JSON.parse(ghana?.fields ?? '')
    expect({ ...market, slug: 'ghana' }).toEqual(records?.market)
    expect(facts.map((fact: object) => ({ ...fact, market: 'ghana' }))).toEqual(records?.facts)
  })

  test('stores every source', async () => {
    const { results } = await env.DB.prepare(
      'SELECT id, publisher, title, date, url FROM sources',
    ).all<{ id: string }>()
    const byId = (rows: readonly { id: string }[]) =>
      rows.toSorted((a, b) => a.id.localeCompare(b.id))
    const sources = [...markets.flatMap((records) => records.sources), ...general.sources]
    expect(byId(results)).toEqual(byId(sources))
  })

  test('makes one edition with its own number and day', async () => {
    const { results } = await env.DB.prepare(
      'SELECT DISTINCT number, created_at FROM effective_publications',
    ).all()
    expect(results).toEqual([{ number, created_at: Date.parse(publishedAt) }])
  })

  test('updates the setting of the triggers each time a Worker starts', async () => {
    await seedDocuments(workOf({ twoPersonRule: true }).work)
    expect(await twoPersonRule()).toBe(1)
    await seedDocuments(workOf().work)
    expect(await twoPersonRule()).toBe(0)
    expect(await countOf('publishing')).toBe(1)
  })
})
