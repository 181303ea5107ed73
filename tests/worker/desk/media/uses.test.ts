import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  creatableKinds,
  documentKinds,
  kindNames,
  storedKinds,
} from '#shared/desk/documents/kinds.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import { translatedLocales } from '#shared/locales.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createDocument, listPage, newSlug, sendDraft } from '#tests/support/desk/desk-documents.ts'
import { seedShipped } from '#tests/support/desk/documents.ts'
import { storePicture } from '#tests/support/pictures/send-picture.ts'
import { whitePng } from '#tests/support/pictures/white-png.ts'
import { createdId } from '#tests/support/replies.ts'

let editor: Browser
let width = 5
let stored: Awaited<ReturnType<typeof storePicture>>

beforeAll(() => seedShipped())

beforeEach(async () => {
  editor = await signedInAs(await createUser({ role: 'editor' }))
  // Each test has a picture of its own.
  width += 1
  stored = await storePicture(editor, { bytes: await whitePng(width, 5) })
})

const mediaPath = routes.deskMedia.href()

async function usesOfPicture() {
  const { pictures } = await editor.props('desk/media', mediaPath)
  return pictures.find(({ id }) => id === stored.id)?.uses ?? []
}

/** Returns the list of pictures as a browser without a script gets it. */
async function mediaDocument(): Promise<string> {
  const response = await editor.visit(mediaPath)
  expect(response.status).toBe(200)
  return response.text()
}

async function deletionErrors(): Promise<unknown> {
  const path = routes.deskPicture.href({ id: stored.id })
  const response = await editor.send(path, {}, { as: 'json', method: 'DELETE' })
  return response.json()
}

const body = () => `![Taxes](${stored.url})`

/** Creates an article with the picture only in its translation. */
async function createTranslatedNote(locale: string, texts: object = { body: body() }) {
  const title = 'Taxes compared'
  const id = await createDocument(editor, { slug: newSlug(), title, body: 'Text.' })
  const input = { locale, base: '', title: 'Un titre', excerpt: 'Un extrait.', ...texts }
  const path = routes.documentRevisions.href({ id })
  await createdId(await editor.send(path, input, { as: 'json' }))
  return { id, title }
}

describe('the pictures of the desk', () => {
  test.for(translatedLocales)('name the article whose %s translation shows one', async (locale) => {
    const { id, title } = await createTranslatedNote(locale)
    expect(await usesOfPicture()).toContainEqual({ kind: 'note', id, locale, title })
    expect(await mediaDocument()).toContain(routes.deskDocument.href({ id }))
    const name = `“${title}” (Article, ${languageName(locale)})`
    expect(await deletionErrors()).toMatchObject({
      errors: { picture: [messages.pictures.inUse([name])] },
    })
  })

  test('name the article whose translation shows one in an unsaved text', async () => {
    const { id, title } = await createTranslatedNote('fr', { body: 'Un texte.' })
    await sendDraft(editor, { kind: 'note', id, locale: 'fr', body: body() })
    expect(await usesOfPicture()).toContainEqual({ kind: 'note', id, locale: 'fr', title })
    await mediaDocument()
  })

  test.for(creatableKinds)('name a new %s whose unsaved text shows one', async (kind) => {
    const { titleField } = kindNames[kind]
    await sendDraft(editor, { kind, id: 'new', [titleField]: 'Taxes', text: body() })
    const use = { kind, id: null, locale: null, title: 'Taxes' }
    expect(await usesOfPicture()).toContainEqual(use)
    expect(await mediaDocument()).toContain(`${kindNames[kind].label}: Taxes`)
  })

  test.for(documentKinds)('name a %s whose version shows one', async (kind) => {
    const fields = JSON.stringify({ [kindNames[kind].titleField]: 'Taxes', text: body() })
    const id = await insertVersion(kind, fields)
    const use = { kind, id, locale: null, title: 'Taxes' }
    expect(await usesOfPicture()).toContainEqual(use)
    expect(await mediaDocument()).toContain(`${kindNames[kind].label}: Taxes`)
  })

  test.for(storedKinds)('open with a draft of a %s that belongs to nothing', async (kind) => {
    const { id: userId } = await createUser({ role: 'editor' })
    await env.DB.prepare(
      `INSERT INTO drafts (user_id, kind, document_id, base, fields, saved_at)
      VALUES (?, ?, 'new', '', ?, 0)`,
    )
      .bind(userId, kind, JSON.stringify({ body: body() }))
      .run()
    await mediaDocument()
  })
})

test('a translation of nothing has no unsaved text, so the list of documents opens', async () => {
  const draft = { kind: 'translation', id: 'new', title: 'Un titre', body: body() }
  expect((await sendDraft(editor, draft)).status).toBe(404)
  expect((await listPage(editor)).drafts).toEqual([])
  expect((await editor.visit(routes.deskDocuments.href())).status).toBe(200)
})

/** Inserts a document of any kind with a version of these fields. */
async function insertVersion(kind: string, fields: string): Promise<string> {
  const id = crypto.randomUUID()
  await env.DB.batch([
    env.DB.prepare('INSERT INTO documents (id, kind, slug, created_at) VALUES (?, ?, ?, 0)').bind(
      id,
      kind,
      newSlug(),
    ),
    env.DB.prepare(
      'INSERT INTO revisions (id, document_id, number, fields, created_at) VALUES (?, ?, 1, ?, 0)',
    ).bind(crypto.randomUUID(), id, fields),
  ])
  return id
}
