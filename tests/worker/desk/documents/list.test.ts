import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskPageSize } from '#shared/desk/constants.ts'
import { documentStates } from '#shared/desk/documents/kinds.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { at, later, stoppedClock } from '#tests/support/clock.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import {
  createDocument,
  documentProps,
  listPage,
  newestOf,
  sendPublication,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { seedShipped } from '#tests/support/desk/documents.ts'

const { DB, queries } = watchedQueries()
let editor: Browser

beforeAll(async () => {
  await seedShipped()
  editor = await signedInAs(await createUser({ role: 'editor', name: 'Amina Otieno' }), { DB })
})

describe('GET /desk/documents', () => {
  stoppedClock()

  test('lists shipped documents without an author', async () => {
    const { documents, total, pages, page } = await listPage(editor, '?kind=market')
    expect(documents).toHaveLength(16)
    expect([total, page, pages]).toEqual([16, 1, 1])
    expect(documents.find(({ slug }) => slug === 'kenya')).toMatchObject({
      kind: 'market',
      title: 'Kenya',
      state: 'published',
      author: null,
    })
  })

  test('sorts by the last edit and shows its author and time', async () => {
    const id = await createDocument(editor, { title: 'The first one' })
    later(60)
    await createDocument(editor, { title: 'The second one' })
    later(60)
    await sendRevision(editor, id, { title: 'The first one, again' })
    const { documents } = await listPage(editor)
    expect(documents.slice(0, 2)).toMatchObject([
      { id, title: 'The first one, again', author: 'Amina Otieno', state: 'draft' },
      { title: 'The second one' },
    ])
    expect(Date.parse(documents[0]?.editedAt ?? '')).toBe(Date.now())
  })

  test('shows and counts the states', async () => {
    const before = (await listPage(editor)).counts
    const [scheduled, changed, unpublished] = [
      await createDocument(editor),
      await createDocument(editor),
      await createDocument(editor),
    ]
    await sendPublication(editor, scheduled, { from: '2040-01-01T00:00Z' })
    await sendPublication(editor, changed)
    await sendRevision(editor, changed, { title: 'Changed' })
    await sendPublication(editor, unpublished)
    await editor.send(routes.documentWithdrawals.href({ id: unpublished }), {}, { as: 'json' })
    const { counts } = await listPage(editor)
    const more = documentStates.map((state) => counts[state] - before[state])
    expect(Object.fromEntries(documentStates.map((state, index) => [state, more[index]]))).toEqual({
      draft: 0,
      scheduled: 1,
      published: 0,
      changed: 1,
      withdrawn: 1,
    })
    const ids = { scheduled, changed, withdrawn: unpublished }
    for (const state of ['scheduled', 'changed', 'withdrawn'] as const) {
      const { documents, total } = await listPage(editor, `?state=${state}`)
      expect(documents.map((document) => document.id)).toContain(ids[state])
      expect(documents.every((document) => document.state === state)).toBe(true)
      expect(total).toBe(counts[state])
    }
  })

  test('finds words in titles and slugs, ignoring case and accents', async () => {
    await createDocument(editor, { title: 'Côte d’Ivoire: Déjà Vu', slug: 'a-remembered-slug' })
    for (const q of ['deja VU', 'ivoire cote', 'remembered', 'dej']) {
      const { documents, q: query } = await listPage(editor, `?q=${encodeURIComponent(q)}`)
      expect(query).toBe(q)
      expect(documents.map(({ slug }) => slug)).toContain('a-remembered-slug')
    }
    expect((await listPage(editor, '?q=deja+nothing')).documents).toEqual([])
  })

  test('shows the market of the newest revision of a rule and finds the rule by it', async () => {
    const id = await createDocument(editor, {
      kind: 'rule',
      market: 'ghana',
      title: 'A levy of its own',
    })
    const findListed = async (q: string) => {
      const { documents } = await listPage(editor, `?q=${encodeURIComponent(q)}`)
      return documents.find((document) => document.id === id)
    }
    expect(await findListed('ghana levy own')).toMatchObject({ market: 'Ghana' })
    await sendRevision(editor, id, { market: 'cote-divoire' })
    expect(await findListed('ghana levy own')).toBeUndefined()
    expect(await findListed('côte ivoire levy')).toMatchObject({ market: 'Côte d’Ivoire' })
    const note = await createDocument(editor)
    const { documents } = await listPage(editor, '?kind=note')
    expect(documents.find((document) => document.id === note)).toMatchObject({ market: null })
  })

  test('searches the title of the newest revision only', async () => {
    const id = await createDocument(editor, { title: 'Formerly Zanzibar' })
    await sendRevision(editor, id, { title: 'Presently Pemba' })
    expect((await listPage(editor, '?q=zanzibar')).total).toBe(0)
    expect((await listPage(editor, '?q=pemba')).documents).toMatchObject([{ id }])
  })

  test('ignores invalid filters', async () => {
    const all = await listPage(editor)
    for (const query of ['?kind=x&state=y', '?kind=note&kind=rule', '?kind[]=note', '?page=-1']) {
      expect((await listPage(editor, query)).total).toBe(all.total)
    }
    expect(all).toMatchObject({ kind: null, state: null, q: '' })
  })

  test('has pages and shows the last one for larger numbers', async () => {
    const { total, pages } = await listPage(editor)
    expect(pages).toBe(Math.ceil(total / deskPageSize))
    const seen = new Set<string>()
    for (let page = 1; page <= pages; page++) {
      const { documents } = await listPage(editor, `?page=${page}`)
      for (const { id } of documents) seen.add(id)
    }
    expect(seen.size).toBe(total)
    expect((await listPage(editor, '?page=999')).page).toBe(pages)
  })
})

describe('GET /desk/documents/:id', () => {
  test('shows another revision and the differences between two', async () => {
    const id = await createDocument(editor, { title: 'A short title', featured: false })
    const first = await newestOf(id)
    await sendRevision(editor, id, { title: 'A long title', featured: true })
    const second = await newestOf(id)
    const older = await documentProps(editor, id, `?revision=${first}`)
    expect(older).toMatchObject({ revision: first, fields: { title: 'A short title' } })
    expect(older).not.toHaveProperty('diff')
    const { diff, against } = await documentProps(editor, id, `?against=${first}`)
    expect(against).toBe(first)
    expect(diff).toEqual([
      {
        field: 'title',
        parts: [
          { text: 'A ', kind: 'same' },
          { text: 'short', kind: 'removed' },
          { text: 'long', kind: 'added' },
          { text: ' title', kind: 'same' },
        ],
      },
      {
        field: 'featured',
        parts: [
          { text: 'false', kind: 'removed' },
          { text: 'true', kind: 'added' },
        ],
      },
    ])
    const back = await documentProps(editor, id, `?revision=${first}&against=${second}`)
    expect(back.diff?.[0]?.parts[1]).toEqual({ text: 'long', kind: 'removed' })
    expect((await documentProps(editor, id, `?against=${second}`)).diff).toEqual([])
  })

  test('is 404 for unknown ids', async () => {
    const id = await createDocument(editor)
    const other = await newestOf(await createDocument(editor))
    const path = routes.deskDocument.href({ id })
    const version = { 'X-Inertia': 'true', 'X-Inertia-Version': await editor.version() }
    for (const wrong of [`${path}?revision=${other}`, `${path}?against=x`, '/desk/documents/x']) {
      expect((await editor.visit(wrong, { headers: version })).status, wrong).toBe(404)
    }
  })

  test('offers references to newsletters only', async () => {
    const newsletter = await documentProps(editor, await createDocument(editor, { kind: 'letter' }))
    expect(newsletter.choices?.notes[0]).toEqual({
      slug: expect.any(String),
      title: expect.any(String),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    expect(newsletter.choices?.rules[0]?.market).toEqual(expect.any(String))
    expect(newsletter.choices?.rules.length).toBeGreaterThan(40)
    expect(await documentProps(editor, await createDocument(editor))).not.toHaveProperty('choices')
  })
})

describe('GET /desk/documents/new', () => {
  test.each([
    ['?kind=rule', 'rule'],
    ['?kind=market', 'market'],
    ['?kind=letter', 'letter'],
    ['', 'note'],
    ['?kind=nothing', 'note'],
  ])('%s creates a %s', async (query, kind) => {
    const props = await editor.props('desk/document', routes.newDocument.href() + query)
    expect(props).toMatchObject({ id: null, kind, slug: '', state: null, revision: null })
    expect(props.revisions).toEqual([])
    expect(props.sources.length).toBeGreaterThan(100)
    expect(props.markets.length).toBeGreaterThan(15)
  })

  describe('at night', () => {
    stoppedClock()

    test.each(['note', 'rule'])(
      'proposes the current day in the office time zone for a %s',
      async (kind) => {
        // The office is already at 01:33 of the next day.
        at(new Date('2030-01-01T22:33:00Z'))
        const awake = await signedInAs(await createUser({ role: 'editor' }))
        const { props } = await awake.page(`${routes.newDocument.href()}?kind=${kind}`)
        expect(props.fields).toMatchObject({ date: '2030-01-02' })
      },
    )
  })
})

describe('of 5,000 documents', () => {
  const many = 5000

  beforeAll(async () => {
    const ids = Array.from({ length: many }, (_, index) => {
      return { id: crypto.randomUUID(), revision: crypto.randomUUID(), index }
    })
    const list = JSON.stringify(ids)
    const fields = JSON.stringify({ title: 'One of many', body: 'word '.repeat(800) })
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO documents (id, kind, slug, created_at) SELECT value ->> 'id', 'note', 'many-' || (value ->> 'index'), 1 FROM json_each(?)",
      ).bind(list),
      env.DB.prepare(
        "INSERT INTO revisions SELECT value ->> 'revision', value ->> 'id', 1, NULL, ?, 1 FROM json_each(?)",
      ).bind(fields, list),
    ])
  })

  test('uses an index for each statement', async () => {
    const { total } = await listPage(editor, '?q=one+of+many&page=100')
    expect(total).toBe(many)
    const reads = [...queries].filter((query) =>
      /^select.*"(documents|revisions|sources)"/s.test(query),
    )
    expect(reads.length).toBeGreaterThan(5)
    for (const query of reads) expect(await slowSteps(query), query).toEqual([])
  })
})
