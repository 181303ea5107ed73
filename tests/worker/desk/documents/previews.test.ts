import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import type { DraftPreview } from '#shared/desk/documents/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings, signedInAs } from '#tests/support/account/accounts.ts'
import { type Browser, pageObjectOf } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  createDocument,
  documentProps,
  newestOf,
  newSlug,
  sendPublication,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { insertRevision, seedShipped, usualFields } from '#tests/support/desk/documents.ts'
import { loggedActions, setRole, signInAtDesk } from '#tests/support/desk/people.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { users } from '#worker/db/schema.ts'
import { openDatabase } from '#worker/db/stores.ts'
import { purge } from '#worker/jobs/purge.ts'
import { currentEdition, editionOf, setCurrentEdition } from '#worker/knowledge/edition.ts'

let editor: Browser
let account: Awaited<ReturnType<typeof createUser>>

beforeAll(async () => {
  await seedShipped()
  account = await createUser({ role: 'editor' })
})

beforeEach(async () => {
  editor = await signedInAs(account)
})

const previewOf = (id: string) => routes.documentPreview.href({ id })
const kinds = ['note', 'rule', 'market', 'letter'] as const

const countLinks = () => env.DB.prepare('SELECT count(*) FROM preview_links').first('count(*)')

async function share(id: string, revision: string): Promise<URL> {
  const path = routes.documentPreviews.href({ id })
  const response = await editor.send(path, { revision }, { as: 'json' })
  expect(response.status).toBe(201)
  return new URL((await response.json<{ url: string }>()).url)
}

describe('GET /desk/documents/:id/preview', () => {
  test.each(kinds)('shows a %s on its public page', async (kind) => {
    const id = await createDocument(editor, { kind })
    const response = await editor.visit(previewOf(id), { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await response.text()
    expect(html).not.toContain('application/ld+json')
    const { component, props } = pageObjectOf(html)
    expect(component).toBe(`marketing/${kind}`)
    expect(props.preview).toEqual({
      kind,
      title: expect.any(String),
      revision: 1,
      state: 'draft',
      editHref: routes.deskDocument.href({ id }),
    })
  })

  test.each(['rule', 'note'] as const)('shows a %s whose market was unpublished', async (kind) => {
    const fields = kind === 'rule' ? { market: 'atlantis' } : { markets: ['atlantis', 'ghana'] }
    const { documentId: id, revisionId } = await insertRevision({ kind, slug: newSlug(), fields })
    const url = await share(id, revisionId)
    for (const path of [previewOf(id), url.pathname]) {
      const { props } = await editor.page(path)
      if (kind === 'rule') expect(props.market).toEqual({ slug: 'atlantis', name: 'atlantis' })
      else expect(props.markets).toEqual([{ slug: 'ghana', name: 'Ghana' }])
    }
  })

  test('shows the newest revision, or a requested one', async () => {
    const id = await createDocument(editor, { title: 'The first title' })
    const first = await newestOf(id)
    await sendRevision(editor, id, { title: 'The second title' })
    const newest = await editor.page(previewOf(id))
    expect(newest.props).toMatchObject({
      note: { title: 'The second title' },
      preview: { revision: 2 },
    })
    const older = await editor.page(`${previewOf(id)}?revision=${first}`)
    expect(older.props).toMatchObject({ note: { title: 'The first title' } })
    const unnamed = await editor.page(`${previewOf(id)}?revision=`)
    expect(unnamed.props).toMatchObject({ note: { title: 'The second title' } })
    const version = { 'X-Inertia': 'true', 'X-Inertia-Version': await editor.version() }
    const unknown = await editor.visit(`${previewOf(id)}?revision=x`, { headers: version })
    expect(unknown.status).toBe(404)
  })

  test('has the props of the public page, once that exists', async () => {
    for (const kind of ['note', 'rule', 'market'] as const) {
      const slug = newSlug()
      const id = await createDocument(editor, { kind, slug })
      await sendPublication(editor, id)
      const own = { csrfToken: '', formKey: '' }
      const { preview: _, ...drawn } = (await editor.page(previewOf(id))).props
      const path = routes[kind].href({ slug })
      const { props } = await editor.page(path)
      // Nobody can follow a market from a preview.
      const watching = kind === 'market' && { watching: null }
      expect({ ...drawn, ...own }, kind).toEqual({ ...props, ...watching, ...own })
      expect(props).not.toHaveProperty('preview')
    }
  })

  test('has no heading for sources if an article cites none', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug, body: 'It says so itself.', sources: [] })
    await sendPublication(editor, id)
    for (const path of [previewOf(id), routes.note.href({ slug })]) {
      const response = await editor.visit(path, { headers: { Accept: 'text/html' } })
      const html = await response.text()
      expect(html).toContain('It says so itself.')
      expect(html).not.toContain('id="sources"')
    }
  })

  test('shows no date of sending before a newsletter is sent', async () => {
    const id = await createDocument(editor, { kind: 'letter' })
    const { props } = await editor.page(previewOf(id))
    expect(props.letter).toMatchObject({ date: null })
    const response = await editor.visit(previewOf(id), { headers: { Accept: 'text/html' } })
    expect(await response.text()).not.toContain('>Sent<')
  })

  test('cites sources that no published document cites', async () => {
    const source = {
      id: newSlug(),
      publisher: 'A publisher',
      title: 'A title',
      date: null,
      url: null,
    }
    const body = `So it is.[^${source.id}]`
    const id = await createDocument(editor, { body, sources: [], newSources: [source] })
    expect((await editor.page(previewOf(id))).props.sources).toEqual([source])
  })
})

describe('POST /desk/documents/:id/previews', () => {
  test('creates a link that is stored as a hash and never logged', async () => {
    const id = await createDocument(editor)
    const { origin, pathname } = await share(id, await newestOf(id))
    expect(origin).toBe(settings.appUrl.origin)
    const token = pathname.split('/').at(-1) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const { results } = await env.DB.prepare('SELECT * FROM preview_links').all()
    expect(JSON.stringify(results)).not.toContain(token)
    expect(await loggedActions(account)).toContain(`document.shared ${id}`)
  })

  test('shows it once on the page of the document', async () => {
    const id = await createDocument(editor)
    const path = routes.documentPreviews.href({ id })
    const fields = { revision: await newestOf(id) }
    expect((await editor.send(path, fields, { as: 'page' })).status).toBe(303)
    const { previewUrl, status } = await documentProps(editor, id)
    expect(status).toBe(messages.documents.linked)
    expect((await newVisitor().visit(new URL(previewUrl ?? '').pathname)).status).toBe(200)
    expect(await documentProps(editor, id)).not.toHaveProperty('previewUrl')
  })

  test('refuses a revision of another document', async () => {
    const path = routes.documentPreviews.href({ id: await createDocument(editor) })
    const revision = await newestOf(await createDocument(editor))
    expect(await errorsOf(await editor.send(path, { revision }, { as: 'json' }))).toEqual({
      revision: [messages.in('revision')],
    })
  })

  test.each([['x'], [['x']], [{ id: 'x' }], [7], [true]])(
    'refuses the revision %j',
    async (revision) => {
      const path = routes.documentPreviews.href({ id: await createDocument(editor) })
      const before = await countLinks()
      const response = await editor.send(path, { revision }, { as: 'json' })
      expect(await errorsOf(response)).toEqual({ revision: [messages.in('revision')] })
      expect(await countLinks()).toBe(before)
    },
  )

  test('shares the newest revision by default', async () => {
    const id = await createDocument(editor, { title: 'Shown by default' })
    const { props } = await newVisitor().page((await share(id, '')).pathname)
    expect(props).toMatchObject({ note: { title: 'Shown by default' } })
  })
})

describe('GET /preview/:token', () => {
  stoppedClock()

  test.each(kinds)('shows a %s to everybody with the link, and to nobody else', async (kind) => {
    const id = await createDocument(editor, { kind })
    const { pathname } = await share(id, await newestOf(id))
    const response = await newVisitor().visit(pathname)
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    // Other sites get neither path nor origin.
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(pageObjectOf(await response.text()).props.preview).toMatchObject({ editHref: null })
    const cut = `${pathname.slice(0, -1)}${pathname.endsWith('A') ? 'B' : 'A'}`
    for (const path of [cut, routes.preview.href({ token: 'x' })]) {
      expect((await newVisitor().visit(path)).status).toBe(404)
    }
  })

  test('shows the shared revision, even after newer ones', async () => {
    const id = await createDocument(editor, { title: 'As it was shown' })
    const { pathname } = await share(id, await newestOf(id))
    await sendRevision(editor, id, { title: 'As it is now' })
    const { props } = await newVisitor().page(pathname)
    expect(props).toMatchObject({ note: { title: 'As it was shown' }, preview: { revision: 1 } })
  })

  test('ends after seven days and is deleted', async () => {
    const id = await createDocument(editor)
    const { pathname } = await share(id, await newestOf(id))
    later(lifetimes.previewSeconds - 1)
    expect((await newVisitor().visit(pathname)).status).toBe(200)
    later(1)
    expect((await newVisitor().visit(pathname)).status).toBe(404)
    expect((await documentProps(await signedInAs(account), id)).previews).toEqual([])
    await purge({ db: openDatabase(env.DB), settings })
    expect(await countLinks()).toBe(0)
  })

  test('does not log the token', async () => {
    const id = await createDocument(editor)
    const { pathname } = await share(id, await newestOf(id))
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await newVisitor().visit(pathname)
    const lines = JSON.stringify(log.mock.calls)
    expect(lines).toContain(routes.preview.path)
    expect(lines).not.toContain(pathname.split('/').at(-1))
  })
})

describe('DELETE /desk/documents/:id/previews/:preview', () => {
  async function shared(title?: string) {
    const id = await createDocument(editor, title === undefined ? {} : { title })
    const { pathname } = await share(id, await newestOf(id))
    const [link] = (await documentProps(editor, id)).previews
    return { id, pathname, preview: link?.id ?? '' }
  }
  const statusOf = async (pathname: string) => (await newVisitor().visit(pathname)).status
  const end = (id: string, preview: string, by = editor) =>
    by.send(routes.sharedPreview.href({ id, preview }), {}, { as: 'json', method: 'DELETE' })

  test('deletes a link that is listed with its revision, creator and expiry', async () => {
    const { id, pathname, preview } = await shared()
    const other = await share(id, await newestOf(id))
    const { previews, revision } = await documentProps(editor, id)
    expect(previews).toHaveLength(2)
    expect(previews.find((link) => link.id === preview)).toEqual({
      id: preview,
      revision,
      by: account.name,
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(JSON.stringify(previews)).not.toContain(pathname.split('/').at(-1))
    expect((await end(id, preview)).status).toBe(204)
    expect(await statusOf(pathname)).toBe(404)
    expect(await statusOf(other.pathname)).toBe(200)
    expect((await documentProps(editor, id)).previews).toHaveLength(1)
    expect(await loggedActions(account)).toContain(`document.unshared ${id}`)
  })

  test('is a form that works without a script', async () => {
    const { id, pathname, preview } = await shared()
    const path = routes.deskDocument.href({ id })
    const html = await (await editor.visit(path, { headers: { Accept: 'text/html' } })).text()
    const action = `${routes.sharedPreview.href({ id, preview })}?_method=DELETE`
    expect(html).toContain(`action="${action}"`)
    const response = await editor.send(action, {}, { as: 'page' })
    expect(response.headers.get('Location')).toBe(path)
    expect(await documentProps(editor, id)).toMatchObject({
      status: messages.documents.unlinked,
      previews: [],
    })
    expect(await statusOf(pathname)).toBe(404)
  })

  test('does not find links of other documents or expired ones', async () => {
    const { id, pathname, preview } = await shared()
    const other = await shared()
    const before = (await loggedActions(account)).length
    expect((await end(other.id, preview)).status).toBe(404)
    expect((await end(id, 'unknown')).status).toBe(404)
    expect(await statusOf(pathname)).toBe(200)
    expect(await loggedActions(account)).toHaveLength(before)
    expect((await end(id, preview)).status).toBe(204)
    expect((await end(id, preview)).status).toBe(404)
  })

  test('unpublishing deletes all links of a document', async () => {
    const unpublished = await shared()
    const other = await shared()
    await sendRevision(editor, unpublished.id)
    const second = await share(unpublished.id, await newestOf(unpublished.id))
    await sendPublication(editor, unpublished.id)
    expect(await statusOf(unpublished.pathname)).toBe(200)
    const path = routes.documentWithdrawals.href({ id: unpublished.id })
    expect((await editor.send(path, {}, { as: 'json' })).status).toBe(204)
    for (const { pathname } of [unpublished, second]) expect(await statusOf(pathname)).toBe(404)
    expect(await statusOf(other.pathname)).toBe(200)
  })

  /** Creates a link as another editor. */
  async function sharedByAnother() {
    const sharer = await createUser({ role: 'editor' })
    const id = await createDocument(editor)
    const path = routes.documentPreviews.href({ id })
    const response = await (await signedInAs(sharer)).send(path, {}, { as: 'json' })
    const { url } = await response.json<{ url: string }>()
    return { sharer, id, pathname: new URL(url).pathname }
  }

  test.each(['advisor', null] as const)(
    'a link ends with the role if its creator is %s',
    async (role) => {
      const { sharer, id, pathname } = await sharedByAnother()
      expect(await statusOf(pathname)).toBe(200)
      await db.update(users).set({ role }).where(eq(users.id, sharer.id))
      expect(await statusOf(pathname)).toBe(404)
      expect((await documentProps(editor, id)).previews).toEqual([])
    },
  )

  test('a link does not come back with the role', async () => {
    const { sharer, pathname } = await sharedByAnother()
    const { browser: owner } = await signInAtDesk('owner')
    for (const role of ['advisor', 'editor']) {
      expect((await setRole(owner, { id: sharer.id, role })).status).toBe(204)
      expect(await statusOf(pathname)).toBe(404)
    }
  })

  test('a link ends with the account of its creator', async () => {
    const { sharer, pathname } = await sharedByAnother()
    await db.delete(users).where(eq(users.id, sharer.id))
    expect(await statusOf(pathname)).toBe(404)
  })
})

describe('POST /desk/drafts/preview', () => {
  async function draw(fields: object, as: 'json' | 'page' = 'json'): Promise<DraftPreview> {
    const response = await editor.send(routes.draftPreview.href(), fields, { as })
    expect(response.status).toBe(200)
    return response.json()
  }

  test.each(kinds)('renders an unsaved %s like its page', async (kind) => {
    const slug = newSlug()
    const { props, errors } = await draw({ kind, slug, ...usualFields[kind]() })
    expect(errors).toEqual({})
    const id = await createDocument(editor, { kind, slug })
    const page = (await editor.page(previewOf(id))).props
    for (const [name, value] of Object.entries(props ?? {})) expect(page[name], name).toEqual(value)
  })

  test.each(kinds)('renders a %s without any input and lists what is missing', async (kind) => {
    const { props, words, errors } = await draw({ kind })
    // A rule cannot be rendered without its market and stage.
    expect(props === null).toBe(kind === 'rule')
    expect(words).toBe(0)
    expect(Object.keys(errors).length).toBeGreaterThan(0)
  })

  test('counts words and lists the errors of saving', async () => {
    const body = 'Taxed at 73 per cent.[^nothing]'
    const { words, errors, props } = await draw({ kind: 'note', ...usualFields.note(), body })
    expect(words).toBe(5)
    expect(errors).toEqual({ body: messages.documents.unknownSource('nothing') })
    expect(props).toMatchObject({ html: expect.stringContaining('73 per cent') })
  })

  test('renders a draft with unknown markets, sources and dates', async () => {
    const rule = { market: 'atlantis', source: 'x', date: 'soon', effectiveAt: 'never' }
    const drawn = await draw({ kind: 'rule', ...usualFields.rule(), ...rule })
    expect(drawn.props).not.toBeNull()
    const odd = { markets: ['atlantis', 5, null], sources: 'x', corrections: [{}, 7], body: 5 }
    expect((await draw({ kind: 'note', ...odd })).props).not.toBeNull()
    const market = { facts: [{ value: 'x' }], judgements: [], licence: 7, taxes: [[]] }
    expect((await draw({ kind: 'market', ...market })).props).not.toBeNull()
  })

  test('does not render a text that would take long', async () => {
    const { props, errors } = await draw({
      kind: 'note',
      ...usualFields.note(),
      body: '[*'.repeat(9000),
    })
    expect(props).toBeNull()
    expect(errors).toEqual({ body: messages.documents.tooIntricate })
  })

  test.each(['\ud800', 'a/b', 'x'.repeat(5000), ['a'], { toString: 'x' }, 7, true])(
    'renders a draft with the slug %j and refuses the slug',
    async (slug) => {
      const { props, errors } = await draw({ kind: 'note', slug, ...usualFields.note() })
      expect(props).toMatchObject({ note: { slug: 'draft' } })
      expect(Object.keys(errors)).toEqual(['slug'])
    },
  )

  test('renders a rule when no market is published', async () => {
    const edition = currentEdition()
    setCurrentEdition(editionOf({ ...edition.records, markets: [] }, 'published'))
    const { props } = await draw({ kind: 'rule', ...usualFields.rule() })
    setCurrentEdition(edition)
    expect(props).toMatchObject({ market: { slug: 'ghana', name: 'ghana' } })
  })

  test('saves nothing', async () => {
    const count = () => env.DB.prepare('SELECT count(*) FROM revisions').first('count(*)')
    const before = await count()
    await draw({ kind: 'note', slug: newSlug(), ...usualFields.note() })
    expect(await count()).toBe(before)
  })

  test('refuses an unknown kind', async () => {
    const response = await editor.send(routes.draftPreview.href(), { kind: 'x' }, { as: 'json' })
    expect(await errorsOf(response)).toEqual({ kind: [messages.in('kind')] })
  })

  test('is limited per person', async () => {
    const full = { limit: async () => ({ success: false }) }
    const busy = await signedInAs(account, { PER_MINUTE_200: full })
    const response = await busy.send(routes.draftPreview.href(), { kind: 'note' }, { as: 'json' })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
