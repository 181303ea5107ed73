import { beforeAll, describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import {
  createDocument,
  documentProps,
  newestOf,
  newSlug,
  sendDocument,
  sendDraft,
  sendPublication,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { getDocument, seedShipped, usualFields } from '#tests/support/desk/documents.ts'
import { loggedActions } from '#tests/support/desk/people.ts'
import { incompressible } from '#tests/support/incompressible.ts'
import { createdId, errorsOf } from '#tests/support/replies.ts'
import { asForm } from '#tests/support/repository/form-names.ts'

const list = routes.deskDocuments.href()

let editor: Browser
let account: Awaited<ReturnType<typeof createUser>>

beforeAll(async () => {
  await seedShipped()
  account = await createUser({ role: 'editor', name: 'Amina Otieno' })
  editor = await signedInAs(account)
})

describe('POST /desk/documents', () => {
  test.each(['note', 'rule', 'market', 'letter'] as const)(
    'saves a draft of a %s, equally from a form and as JSON',
    async (kind) => {
      const id = await createDocument(editor, { kind })
      const { fields, state, revisions, revision, ownRevision } = await documentProps(editor, id)
      expect(fields).toEqual(usualFields[kind]())
      expect(state).toBe('draft')
      expect(revisions).toMatchObject([{ id: revision, number: 1, author: 'Amina Otieno' }])
      expect(ownRevision).toBe(true)
      const slug = newSlug()
      const form = await sendDocument(editor, { kind, slug, as: 'page' })
      expect(form.status).toBe(303)
      const { id: existingId } = await getDocument(kind, slug)
      expect(form.headers.get('Location')).toContain(routes.deskDocument.href({ id: existingId }))
      expect((await documentProps(editor, existingId)).fields).toEqual(fields)
    },
  )

  test('says so on the page, once', async () => {
    const slug = newSlug()
    const response = await sendDocument(editor, { slug, as: 'inertia' })
    expect(response.status).toBe(303)
    const { id } = await getDocument('note', slug)
    expect((await documentProps(editor, id)).status).toBe(messages.documents.created)
    expect((await documentProps(editor, id)).status).toBeNull()
  })

  test('is logged with the kind and slug of the document', async () => {
    const id = await createDocument(editor, { slug: 'a-logged-note' })
    expect(await loggedActions(account)).toContain(`document.created ${id}`)
    const owner = await signedInAs(await createUser({ role: 'owner' }))
    const { props } = await owner.page<Pages['desk/log']>(routes.deskLog.href())
    expect(props.entries[0]).toMatchObject({ action: 'created', target: 'the note a-logged-note' })
  })

  test('refuses an unknown kind', async () => {
    const response = await editor.send(list, { kind: 'essay', slug: 'a' }, { as: 'json' })
    expect(await errorsOf(response)).toEqual({ kind: [messages.in('kind')] })
  })

  test.each([
    ['', messages.required('slug')],
    ['A-Note', messages.documents.slugFormat],
    ['a--b', messages.documents.slugFormat],
    ['-a', messages.documents.slugFormat],
    ['a b', messages.documents.slugFormat],
    ['a/../b', messages.documents.slugFormat],
    ['é', messages.documents.slugFormat],
    ['a'.repeat(lengths.slug + 1), messages.max('slug', lengths.slug)],
  ])('refuses the slug %j', async (slug, message) => {
    expect(await errorsOf(await sendDocument(editor, { slug }))).toEqual({ slug: [message] })
  })

  test('accepts a slug of the maximum length', async () => {
    expect((await sendDocument(editor, { slug: 'a'.repeat(lengths.slug) })).status).toBe(201)
  })

  test('refuses a slug that another document of the kind has, even a shipped one', async () => {
    const slug = newSlug()
    await createDocument(editor, { slug })
    const slugTaken = { slug: [messages.documents.slugTaken] }
    expect(await errorsOf(await sendDocument(editor, { slug }))).toEqual(slugTaken)
    expect((await sendDocument(editor, { kind: 'rule', slug })).status).toBe(201)
    const shipped = { slug: 'tax-is-a-product-decision' }
    expect(await errorsOf(await sendDocument(editor, shipped))).toEqual(slugTaken)
  })

  test('refuses the slug of a market if it is the path of another page', async () => {
    for (const slug of ['compare', 'africa']) {
      const response = await sendDocument(editor, { kind: 'market', slug })
      expect(await errorsOf(response)).toEqual({ slug: [messages.in('slug')] })
    }
  })

  test('saves only one of 20 concurrent documents with one slug', async () => {
    const slug = newSlug()
    const all = await Promise.all(Array.from({ length: 20 }, () => sendDocument(editor, { slug })))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 422)).toHaveLength(19)
  })

  test('requires every field of its kind', async () => {
    const response = await editor.send(list, { kind: 'note', slug: newSlug() }, { as: 'json' })
    expect(Object.keys(await errorsOf(response)).toSorted()).toEqual([
      'body',
      'category',
      'date',
      'excerpt',
      'title',
    ])
  })

  test('reports a row that is no object instead of dropping it', async () => {
    const response = await sendDocument(editor, { sources: [['x']] })
    expect(await errorsOf(response)).toEqual({ 'sources.0': [messages.in('sources')] })
  })
})

describe('POST /desk/documents/:id/revisions', () => {
  test('saves the next revision of a document and returns its id', async () => {
    const id = await createDocument(editor)
    const revision = await createdId(await sendRevision(editor, id, { title: 'Another title' }))
    const props = await documentProps(editor, id)
    expect(props.revisions.map(({ number }) => number)).toEqual([2, 1])
    expect(props).toMatchObject({ revision, fields: { title: 'Another title' } })
    expect(await loggedActions(account)).toContain(`document.revised ${id}`)
  })

  test('saves only one of 20 concurrent revisions of one base and reports the conflict to the others', async () => {
    const id = await createDocument(editor)
    const base = await newestOf(id)
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        return sendRevision(editor, id, { base, title: `Title ${index}` })
      }),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = all.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(19)
    for (const response of refused) {
      expect(await errorsOf(response)).toEqual({ base: [messages.documents.changedMeanwhile] })
    }
    expect((await documentProps(editor, id)).revisions).toHaveLength(2)
  })

  test('shows both texts after a conflict', async () => {
    const id = await createDocument(editor)
    const base = await newestOf(id)
    await sendRevision(editor, id, { title: 'Theirs' })
    const own = { ...usualFields.note(), base, title: 'Mine' }
    const path = routes.documentRevisions.href({ id })
    const refused = await editor.send(path, own, { as: 'inertia' })
    expect(refused.status).toBe(303)
    const props = await documentProps(editor, id)
    expect(props.errors).toEqual({ base: messages.documents.changedMeanwhile })
    expect(props.fields).toMatchObject({ title: 'Mine' })
    expect(props.theirs).toMatchObject({ revision: { number: 2 }, fields: { title: 'Theirs' } })
    expect(props).not.toHaveProperty('values')
    expect(await documentProps(editor, id)).not.toHaveProperty('theirs')
  })

  test('keeps a text that is too long for a cookie', async () => {
    const id = await createDocument(editor)
    const base = await newestOf(id)
    await sendRevision(editor, id, { title: 'Theirs' })
    const body = incompressible(5000)
    const own = { ...usualFields.note(), base, body }
    const refused = await editor.send(routes.documentRevisions.href({ id }), own, { as: 'inertia' })
    expect(refused.status).toBe(422)
    const { props, url } = await refused.json<{ props: Record<string, unknown>; url: string }>()
    expect(url).toBe(routes.deskDocument.href({ id }))
    expect(props).toMatchObject({
      errors: { base: messages.documents.changedMeanwhile },
      fields: { body },
      theirs: { fields: { title: 'Theirs' } },
    })
  })

  test('requires the base and treats one of another document as outdated', async () => {
    const id = await createDocument(editor)
    const other = await newestOf(await createDocument(editor))
    expect(await errorsOf(await sendRevision(editor, id, { base: '' }))).toEqual({
      base: [messages.required('base')],
    })
    for (const base of [other, 'nothing']) {
      expect(await errorsOf(await sendRevision(editor, id, { base }))).toEqual({
        base: [messages.documents.changedMeanwhile],
      })
    }
  })

  test('keeps the slug if none is sent, or the same one', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug })
    expect((await sendRevision(editor, id, { slug })).status).toBe(201)
    expect((await sendRevision(editor, id)).status).toBe(201)
    expect((await documentProps(editor, id)).slug).toBe(slug)
  })

  test('changes the slug until the document was published, and leaves the old one free', async () => {
    const [first, second] = [newSlug(), newSlug()]
    const id = await createDocument(editor, { slug: first })
    expect((await sendRevision(editor, id, { slug: second })).status).toBe(201)
    expect((await documentProps(editor, id)).slug).toBe(second)
    await createDocument(editor, { slug: first })
    for (const [slug, message] of [
      [first, messages.documents.slugTaken],
      ['', messages.required('slug')],
      ['A b', messages.documents.slugFormat],
      [{ a: 1 }, messages.string('slug')],
    ] as const) {
      expect(await errorsOf(await sendRevision(editor, id, { slug }))).toEqual({ slug: [message] })
    }
    await sendPublication(editor, id)
    expect(await errorsOf(await sendRevision(editor, id, { slug: newSlug() }))).toEqual({
      slug: [messages.documents.slugFixed],
    })
    expect((await documentProps(editor, id)).slug).toBe(second)
  })

  test('gives a slug to one of two documents that ask for it at once', async () => {
    const slug = newSlug()
    const ids = await Promise.all([createDocument(editor), createDocument(editor)])
    const all = await Promise.all(ids.map((id) => sendRevision(editor, id, { slug })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  test('can be based on a shipped revision', async () => {
    for (const { slug } of firstEdition().notes.slice(0, 2)) {
      const { id } = await getDocument('note', slug)
      expect((await sendRevision(editor, id)).status, slug).toBe(201)
      const [first, second] = (await documentProps(editor, id)).revisions
      expect([first?.number, second]).toMatchObject([1, { number: 0, author: null }])
    }
    for (const { market, rules } of firstEdition().markets.slice(0, 3)) {
      const { id } = await getDocument('market', market.slug)
      const fieldsBefore = (await documentProps(editor, id)).fields
      expect((await sendRevision(editor, id, { as: 'page' })).status, market.slug).toBe(303)
      expect((await documentProps(editor, id)).fields).toEqual(fieldsBefore)
      const rule = await getDocument('rule', rules[0]?.slug ?? '')
      expect((await sendRevision(editor, rule.id, { as: 'page' })).status).toBe(303)
      expect((await documentProps(editor, rule.id)).revisions[0]?.number).toBe(1)
    }
  })

  test('is 404 for an unknown document', async () => {
    const path = routes.documentRevisions.href({ id: 'nothing' })
    expect((await editor.send(path, { base: 'a' }, { as: 'json' })).status).toBe(404)
    expect((await editor.send(path, {}, { as: 'json' })).status).toBe(404)
  })
})

describe('a refused form', () => {
  test('keeps all input unchanged', async () => {
    const input = {
      kind: 'rule',
      slug: 'Not A Slug',
      title: 'Typed',
      topics: ['tax'],
      date: 'soon',
    }
    const refused = await editor.send(list, asForm(input))
    expect(refused.headers.get('Location')).toBe(`${routes.newDocument.href()}?kind=rule`)
    const { props } = await editor.page(`${routes.newDocument.href()}?kind=rule`)
    expect(props).toMatchObject({
      kind: 'rule',
      slug: 'Not A Slug',
      fields: { title: 'Typed', topics: ['tax'], date: 'soon' },
      errors: { slug: messages.documents.slugFormat, date: messages.in('date') },
    })
  })
})

test('an advisor cannot change an existing document', async () => {
  const id = await createDocument(editor)
  const advisor = await signedInAs(await createUser({ role: 'advisor' }))
  const change = [routes.documentRevisions, routes.documentPublications, routes.documentWithdrawals]
  for (const route of [...change, routes.documentPreviews]) {
    expect((await advisor.send(route.href({ id }), {}, { as: 'json' })).status).toBe(404)
  }
})

describe('saving and publishing in one press', () => {
  test('creates a document and publishes it', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug, publish: '1' })
    const { state, revisions, status } = await documentProps(editor, id)
    expect(state).toBe('published')
    expect(revisions).toHaveLength(1)
    expect(status).toBeNull()
    expect(await loggedActions(account)).toContain(`document.published ${id}`)
  })

  test('saves a version and publishes it, and says so on the page', async () => {
    const id = await createDocument(editor, { publish: '1' })
    const response = await sendRevision(editor, id, { title: 'Now', publish: '1', as: 'page' })
    expect(response.headers.get('Location')).toContain(routes.deskDocument.href({ id }))
    const props = await documentProps(editor, id)
    expect(props).toMatchObject({ state: 'published', fields: { title: 'Now' } })
    expect(props.status).toBe(messages.documents.published)
  })

  test('publishes what is saved already without another version', async () => {
    const id = await createDocument(editor)
    expect((await sendRevision(editor, id, { publish: '1' })).status).toBe(201)
    const { state, revisions } = await documentProps(editor, id)
    expect(state).toBe('published')
    expect(revisions).toHaveLength(1)
  })

  test('schedules it, and refuses a time that is none', async () => {
    const id = await createDocument(editor)
    const bad = await sendRevision(editor, id, { publish: '1', from: 'soon', title: 'Later' })
    expect(await errorsOf(bad)).toEqual({ from: [messages.documents.notATime] })
    expect((await documentProps(editor, id)).revisions).toHaveLength(1)
    const from = new Date(Date.now() + 86_400_000).toISOString()
    await sendRevision(editor, id, { publish: '1', from, title: 'Later' })
    expect(await documentProps(editor, id)).toMatchObject({
      state: 'scheduled',
      publications: [{ from, state: 'waiting' }],
    })
  })

  test('names each field that is wrong, and changes nothing', async () => {
    const id = await createDocument(editor)
    const input = { publish: '1', title: '', body: 'Tax is 77 %.', date: 'soon' }
    const errors = await errorsOf(await sendRevision(editor, id, input))
    expect(Object.keys(errors).toSorted()).toEqual(['date', 'title'])
    expect(await documentProps(editor, id)).toMatchObject({ state: 'draft', publications: [] })
  })

  test('publishes one of 20 concurrent texts, and loses none of the others', async () => {
    const id = await createDocument(editor)
    const base = await newestOf(id)
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        return sendRevision(editor, id, { base, title: `Title ${index}`, publish: '1' })
      }),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 422)).toHaveLength(19)
    expect((await documentProps(editor, id)).publications).toHaveLength(1)
  })

  test('keeps the version of a rule whose market is not published', async () => {
    const market = newSlug()
    await createDocument(editor, { kind: 'market', slug: market })
    const id = await createDocument(editor, { kind: 'rule' })
    const response = await sendRevision(editor, id, { market, publish: '1' })
    expect(Object.keys(await errorsOf(response))).toEqual(['market'])
    expect((await documentProps(editor, id)).state).toBe('draft')
  })
})

describe('DELETE /desk/documents/:id', () => {
  const remove = (browser: Browser, id: string) =>
    browser.send(routes.deskDocument.href({ id }), {}, { as: 'json', method: 'DELETE' })

  test('deletes a document that was never published, and leaves its slug free', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug })
    await sendRevision(editor, id, { title: 'A second version' })
    await editor.send(routes.documentPreviews.href({ id }), {}, { as: 'json' })
    await sendDraft(editor, { id, title: 'Unsaved' })
    expect((await remove(editor, id)).status).toBe(204)
    expect((await editor.visit(routes.deskDocument.href({ id }))).status).toBe(404)
    expect((await remove(editor, id)).status).toBe(404)
    await createDocument(editor, { slug })
    expect(await loggedActions(account)).toContain(`document.deleted ${id} note ${slug}`)
  })

  test('is logged by what was deleted', async () => {
    const id = await createDocument(editor, { slug: 'a-deleted-note' })
    await remove(editor, id)
    const owner = await signedInAs(await createUser({ role: 'owner' }))
    const { props } = await owner.page<Pages['desk/log']>(routes.deskLog.href())
    expect(props.entries[0]).toMatchObject({ action: 'deleted', target: 'the note a-deleted-note' })
    expect(props.entries[1]).toMatchObject({ action: 'created', target: 'a deleted document' })
  })

  test.each([
    ['was published', {}],
    ['is scheduled', { from: new Date(Date.now() + 86_400_000).toISOString() }],
  ])('refuses one that %s, and says why', async (_, fields) => {
    const id = await createDocument(editor)
    await sendPublication(editor, id, fields)
    const response = await remove(editor, id)
    expect(await errorsOf(response)).toEqual({ document: [messages.documents.staysInHistory] })
    expect((await documentProps(editor, id)).revisions).toHaveLength(1)
  })

  test('loses against a publication at the same time, or the publication against it', async () => {
    const id = await createDocument(editor)
    const revision = await newestOf(id)
    const publication = () =>
      editor.send(routes.documentPublications.href({ id }), { revision }, { as: 'json' })
    const [removed, published] = await Promise.all([remove(editor, id), publication()])
    expect([removed.status, published.status]).toEqual(
      removed.status === 204 ? [204, expect.any(Number)] : [422, 201],
    )
    const { status } = await editor.visit(routes.deskDocument.href({ id }))
    expect(status).toBe(removed.status === 204 ? 404 : 200)
    expect(published.status).toBeLessThan(500)
  })
})
