import { beforeAll, describe, expect, test } from 'vitest'
import { maxDraftBytes } from '#shared/desk/constants.ts'
import { creatableKinds } from '#shared/desk/documents/kinds.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import {
  createDocument,
  discardDraft,
  documentProps,
  listPage,
  newDocumentProps,
  newestOf,
  sendDraft,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { seedShipped } from '#tests/support/desk/documents.ts'
import { present } from '#tests/support/present.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { asForm } from '#tests/support/repository/form-names.ts'

const { documents } = messages

let editor: Browser
let colleague: Browser

beforeAll(async () => {
  await seedShipped()
  editor = await signedInAs(await createUser({ role: 'editor' }))
  colleague = await signedInAs(await createUser({ role: 'editor' }))
})

describe('PUT /desk/drafts/:kind/:id', () => {
  test('keeps what one person typed in one document, beside what is saved', async () => {
    const [id, other] = [await createDocument(editor), await createDocument(editor)]
    const base = await newestOf(id)
    const saved = await sendDraft(editor, { id, base, slug: 'half', title: 'Half a', body: '' })
    expect(saved.status).toBe(204)
    const { draft, fields, slug, revisions } = await documentProps(editor, id)
    expect(draft).toMatchObject({ base, slug: 'half', fields: { title: 'Half a' } })
    expect(saved.headers.get('ETag')).toBe(`"${draft?.savedAt}"`)
    expect(fields.title).not.toBe('Half a')
    expect(slug).not.toBe('half')
    expect(revisions).toHaveLength(1)
    expect((await documentProps(colleague, id)).draft).toBeNull()
    expect((await documentProps(editor, other)).draft).toBeNull()
  })

  test('keeps one new document for each kind', async () => {
    const writer = await signedInAs(await createUser({ role: 'editor' }))
    await sendDraft(writer, { id: 'new', kind: 'note', title: 'An article' })
    await sendDraft(writer, { id: 'new', kind: 'rule', title: 'A rule' })
    expect((await newDocumentProps(writer, 'note')).draft?.fields.title).toBe('An article')
    expect((await newDocumentProps(writer, 'rule')).draft?.fields.title).toBe('A rule')
    expect((await newDocumentProps(writer, 'market')).draft).toBeNull()
  })

  test('lists them for their author alone, the newest first', async () => {
    const writer = await signedInAs(await createUser({ role: 'editor' }))
    const id = await createDocument(writer, { kind: 'market' })
    await sendDraft(writer, { id: 'new', kind: 'letter', subject: 'A newsletter' })
    await sendDraft(writer, { id, kind: 'market', name: { odd: 1 } })
    const { drafts } = await listPage(writer)
    expect(drafts).toMatchObject([
      { kind: 'market', id, title: '{"odd":1}' },
      { kind: 'letter', id: null, title: 'A newsletter' },
    ])
    const titles = (await listPage(colleague)).drafts.map(({ title }) => title)
    expect(titles).not.toContain('A newsletter')
  })

  test('keeps the newest of two texts', async () => {
    const id = await createDocument(editor)
    await sendDraft(editor, { id, title: 'First' })
    await sendDraft(editor, { id, title: 'Second' })
    expect((await documentProps(editor, id)).draft?.fields.title).toBe('Second')
  })

  test('of a newsletter is pointed out before it is sent without it', async () => {
    const id = await createDocument(editor, { kind: 'letter' })
    const hasDraft = async () =>
      (await editor.props('desk/letter', routes.deskLetter.href({ id }))).hasDraft
    expect(await hasDraft()).toBe(false)
    await sendDraft(editor, { kind: 'letter', id, subject: 'A better subject' })
    expect(await hasDraft()).toBe(true)
  })

  test('works without a script, and says so', async () => {
    const id = await createDocument(editor)
    const path = `${routes.deskDraft.href({ kind: 'note', id })}?_method=PUT`
    const response = await editor.send(path, asForm({ title: 'By form', from: '', publish: '1' }))
    expect(response.headers.get('Location')).toContain(routes.deskDocument.href({ id }))
    const { draft, status } = await documentProps(editor, id)
    expect(draft?.fields.title).toBe('By form')
    expect(status).toBe(documents.draftSaved)
  })

  test.each(creatableKinds)('refuses no %s for its content, and shows each again', async (kind) => {
    const id = await createDocument(editor, { kind })
    const odd = [[], {}, { title: { a: [] } }, { slug: ['x'], base: { b: 1 } }, { taxes: 'x' }]
    const lists = [{ newSources: [null, 7, 'x'] }, { sources: [[{}]], markets: { 0: null } }]
    const texts = [{ date: 'soon', body: '[^nothing] 99.9 %', 'constructor[x]': 1, __proto__: 1 }]
    for (const input of [...odd, ...lists, ...texts]) {
      expect((await sendDraft(editor, { kind, id, ...input })).status).toBe(204)
      expect((await editor.visit(routes.deskDocument.href({ id }))).status).toBe(200)
    }
  })

  test('takes a text up to its largest size, and says how large that is', async () => {
    const id = await createDocument(editor)
    const overhead = JSON.stringify({ body: '' }).length
    const full = 'a'.repeat(maxDraftBytes - overhead)
    expect((await sendDraft(editor, { id, body: full })).status).toBe(204)
    const response = await sendDraft(editor, { id, body: `${full}a` })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ message: documents.draftTooLarge(maxDraftBytes) })
    expect((await documentProps(editor, id)).draft?.fields.body).toHaveLength(full.length)
  })

  test('shows a text that is too large again, with the reason', async () => {
    const path = `${routes.deskDraft.href({ kind: 'note', id: 'new' })}?_method=PUT`
    // Random, so that it does not fit into the cookie of a redirect.
    const parts = Array.from({ length: 6000 }, () => crypto.randomUUID())
    const body = parts.join('')
    const response = await editor.send(path, asForm({ title: 'Long', body }))
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(documents.draftTooLarge(maxDraftBytes))
    expect(html).toContain(body)
  })

  test.each([
    ['another kind', async () => ({ kind: 'rule', id: await createDocument(editor) })],
    ['an unknown document', async () => ({ kind: 'note', id: 'unknown' })],
    ['an unknown kind', async () => ({ kind: 'essay', id: 'new' })],
  ] as const)('knows no draft of %s', async (_, key) => {
    const { kind, id } = await key()
    const path = routes.deskDraft.href({ kind, id })
    for (const method of ['PUT', 'DELETE']) {
      expect((await editor.send(path, { title: 'A' }, { as: 'json', method })).status).toBe(404)
    }
  })
})

describe('two tabs of one person', () => {
  test('do not overwrite each other unseen', async () => {
    const id = await createDocument(editor)
    const known = { headers: { 'If-None-Match': '*' } }
    const first = await sendDraft(editor, { id, title: 'First tab' }, known)
    expect(first.status).toBe(204)
    const second = await sendDraft(editor, { id, title: 'Second tab' }, known)
    expect(second.status).toBe(412)
    expect(await second.json()).toEqual({ message: documents.draftElsewhere })
    const tag = present(first.headers.get('ETag'))
    const next = await sendDraft(editor, { id, title: 'First' }, { headers: { 'If-Match': tag } })
    expect(next.status).toBe(204)
    const late = await sendDraft(editor, { id, title: 'Late' }, { headers: { 'If-Match': tag } })
    expect(late.status).toBe(412)
    expect((await documentProps(editor, id)).draft?.fields.title).toBe('First')
  })

  test('write one of 20 first texts', async () => {
    const id = await createDocument(editor)
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendDraft(editor, { id, title: `${index}` }, { headers: { 'If-None-Match': '*' } }),
      ),
    )
    expect(all.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 412)).toHaveLength(19)
  })

  test.each(['nonsense', '"nonsense"', '""', '"1970-01-01T00:00:00.000Z"'])(
    'know no draft by the tag %s',
    async (tag) => {
      const id = await createDocument(editor)
      await sendDraft(editor, { id, title: 'A' })
      const response = await sendDraft(editor, { id, title: 'B' }, { headers: { 'If-Match': tag } })
      expect(response.status).toBe(412)
    },
  )

  test('a late text does not come back after the person saved a version', async () => {
    const id = await createDocument(editor)
    const base = await newestOf(id)
    await sendDraft(editor, { id, base, title: 'Typing' })
    await sendRevision(editor, id, { base, title: 'Typed' })
    const known = { headers: { 'If-None-Match': '*' } }
    expect((await sendDraft(editor, { id, base, title: 'Typ' }, known)).status).toBe(412)
    expect((await documentProps(editor, id)).draft).toBeNull()
  })

  test('a version of a colleague refuses nothing', async () => {
    const id = await createDocument(editor)
    const base = await newestOf(id)
    await sendRevision(colleague, id, { title: 'Theirs' })
    const known = { headers: { 'If-None-Match': '*' } }
    expect((await sendDraft(editor, { id, base, title: 'Mine' }, known)).status).toBe(204)
    const { draft, theirs } = await documentProps(editor, id)
    expect(draft).toMatchObject({ base, fields: { title: 'Mine' } })
    expect(theirs).toMatchObject({ revision: { number: 2 }, fields: { title: 'Theirs' } })
    expect((await documentProps(editor, id, `?revision=${base}`)).theirs).toBeUndefined()
  })
})

describe('a draft ends', () => {
  test('when it is discarded, also twice', async () => {
    const id = await createDocument(editor)
    await sendDraft(editor, { id, title: 'A' })
    await sendDraft(colleague, { id, title: 'B' })
    expect((await discardDraft(editor, { id })).status).toBe(204)
    expect((await discardDraft(editor, { id })).status).toBe(204)
    expect((await documentProps(editor, id)).draft).toBeNull()
    expect((await documentProps(colleague, id)).draft?.fields.title).toBe('B')
  })

  test('when its text is saved as a version, for its author alone', async () => {
    const id = await createDocument(editor)
    await sendDraft(editor, { id, title: 'A' })
    await sendDraft(colleague, { id, title: 'B' })
    await sendRevision(editor, id, { title: 'A' })
    expect((await documentProps(editor, id)).draft).toBeNull()
    expect((await documentProps(colleague, id)).draft?.fields.title).toBe('B')
  })

  test('when its new document is created, unless it is of another kind', async () => {
    const writer = await signedInAs(await createUser({ role: 'editor' }))
    await sendDraft(writer, { id: 'new', kind: 'note', title: 'A' })
    await sendDraft(writer, { id: 'new', kind: 'rule', title: 'B' })
    await createDocument(writer, { kind: 'note' })
    expect((await newDocumentProps(writer, 'note')).draft).toBeNull()
    expect((await newDocumentProps(writer, 'rule')).draft?.fields.title).toBe('B')
  })

  test('not when its text is refused', async () => {
    const id = await createDocument(editor)
    await sendDraft(editor, { id, title: '' })
    expect((await sendRevision(editor, id, { title: '' })).status).toBe(422)
    expect((await documentProps(editor, id)).draft).not.toBeNull()
  })
})

describe('POST /desk/documents/:id/publications without a revision', () => {
  const publishDraft = (id: string) =>
    editor.send(routes.documentPublications.href({ id }), {}, { as: 'json' })

  test('checks, saves and publishes the draft in one request', async () => {
    const id = await createDocument(editor)
    const { fields } = await documentProps(editor, id)
    await sendDraft(editor, { id, ...fields, title: '' })
    expect(Object.keys(await errorsOf(await publishDraft(id)))).toEqual(['title'])
    await sendDraft(editor, { id, ...fields, title: 'From the draft' })
    expect((await publishDraft(id)).status).toBe(201)
    expect(await documentProps(editor, id)).toMatchObject({
      state: 'published',
      draft: null,
      fields: { title: 'From the draft' },
    })
  })

  test('publishes no draft of a version that is not the newest', async () => {
    const id = await createDocument(editor)
    const { fields, revision } = await documentProps(editor, id)
    await sendDraft(editor, { id, ...fields, base: revision, title: 'Mine' })
    await sendRevision(colleague, id, { title: 'Theirs' })
    expect(Object.keys(await errorsOf(await publishDraft(id)))).toEqual(['base'])
    expect((await documentProps(editor, id)).state).toBe('draft')
  })

  test.each([7, ['a'], {}, true])('publishes no draft for the revision %j', async (revision) => {
    const id = await createDocument(editor)
    const { fields } = await documentProps(editor, id)
    await sendDraft(editor, { id, ...fields, title: 'From the draft' })
    const path = routes.documentPublications.href({ id })
    const response = await editor.send(path, { revision }, { as: 'json' })
    expect(await errorsOf(response)).toEqual({ revision: [messages.string('revision')] })
  })

  test('requires a revision of those who have no draft', async () => {
    const id = await createDocument(editor)
    await sendDraft(colleague, { id, title: 'Theirs' })
    expect(Object.keys(await errorsOf(await publishDraft(id)))).toEqual(['revision'])
  })
})
