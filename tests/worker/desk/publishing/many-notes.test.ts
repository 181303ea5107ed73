import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { buildIndexOnPublishing } from '#tests/support/db/search-database.ts'
import { publishDocument, seedShipped, usualFields, workOf } from '#tests/support/desk/documents.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { search } from '#tests/support/site/search.ts'
import { publishEdition } from '#worker/desk/publishing/publish-edition.ts'
import { editionKeys } from '#worker/knowledge/edition-in-kv.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'
import { notesPerPage } from '#worker/site/notes/notes-list.ts'

// More than one edition takes.
const many = 600
const text = 'A sentence about licences and what they cost. '.repeat(100)

/** Publishes many articles, one a day. */
async function publishMany(): Promise<void> {
  const day = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10)
  const list = JSON.stringify(
    Array.from({ length: many }, (_, index) => ({ id: `many-${index}`, date: day(index) })),
  )
  const fields = JSON.stringify({ ...usualFields.note(), body: text })
  const insert = (sql: string) => env.DB.prepare(sql)
  await env.DB.batch([
    insert(
      "INSERT INTO documents (id, kind, slug, created_at) SELECT value ->> 'id', 'note', value ->> 'id', 1 FROM json_each(?)",
    ).bind(list),
    insert(
      "INSERT INTO revisions SELECT value ->> 'id', value ->> 'id', 1, 'x', json_set(?, '$.title', 'Title ' || (value ->> 'id'), '$.date', value ->> 'date'), 1 FROM json_each(?)",
    ).bind(fields, list),
    insert(
      "INSERT INTO publications SELECT NULL, value ->> 'id', value ->> 'id', 'x', 1, 1 FROM json_each(?)",
    ).bind(list),
    insert(
      `INSERT INTO effective_publications
        SELECT id, (SELECT max(number) FROM effective_publications) + row_number() OVER (ORDER BY id), 1
        FROM pending_publications`,
    ),
  ])
}

async function insights(query = '') {
  const path = routes.insights.href() + query
  return (await newVisitor().page<Pages['marketing/insights']>(path)).props
}

describe('hundreds of articles', () => {
  buildIndexOnPublishing()

  beforeAll(async () => {
    await seedShipped()
    await publishMany()
    await publishEdition(workOf().work)
    resetEdition()
  }, 600_000)

  test('are all in the edition, with their texts stored separately', async () => {
    const number = await env.DB.prepare(
      'SELECT max(number) AS n FROM effective_publications',
    ).first<number>('n')
    const index = (await env.KV.get(editionKeys.index(number ?? 0))) ?? ''
    expect(JSON.parse(index).notes).toHaveLength(many + 10)
    expect(index).not.toContain('what they cost')
    expect(index.length).toBeLessThan(2_000_000)
    expect(await env.KV.get(editionKeys.body('many-0'))).toContain('what they cost')
    expect(await env.KV.get(editionKeys.body(`many-${many - 1}`))).toContain('what they cost')
  })

  test('are listed on pages, newest first', async () => {
    const first = await insights()
    expect(first).toMatchObject({ page: 1, pages: Math.ceil((many + 10) / notesPerPage) })
    expect(first.notes).toHaveLength(notesPerPage)
    const second = await insights('?page=2')
    expect(second.page).toBe(2)
    const slugs = [...first.notes, ...second.notes].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(2 * notesPerPage)
    expect(first.counts.find(({ slug }) => slug === 'all')?.count).toBe(many + 10)
    expect((await insights('?page=9999')).page).toBe(first.pages)
    const odd = await insights('?page=-1')
    expect(odd.page).toBe(1)
  })

  test('have a path for each page of the list, with links to its neighbours', async () => {
    const html = await (await newVisitor().visit('/insights?category=compliance&page=3')).text()
    const { canonical } = headOf(html)
    expect(canonical).toEqual(['https://kilima.test/insights?category=compliance&page=3'])
    expect(html).toMatch(
      /<a[^>]*rel="prev"[^>]*href="\/insights\?category=compliance&amp;page=2"|href="\/insights\?category=compliance&amp;page=2"[^>]*rel="prev"/,
    )
    expect(html).toMatch(/page=4"/)
  })

  test('are found by their words', async () => {
    const { total } = await search(`Title many ${many - 1}`)
    expect(total).toBeGreaterThan(0)
    expect((await search('licences cost sentence')).total).toBeGreaterThanOrEqual(many)
  })

  test('get another one within seconds', async () => {
    const startedAt = performance.now()
    await publishDocument({ kind: 'note', slug: 'one-more', fields: { title: 'One more' } })
    expect(performance.now() - startedAt).toBeLessThan(30_000)
    resetEdition()
    expect((await newVisitor().visit('/insights/one-more')).status).toBe(200)
  })
})
