import { beforeAll, expect, test } from 'vitest'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { type Browser, pageObjectOf } from '#tests/support/browser.ts'
import {
  createDocument,
  documentProps,
  newSlug,
  sendDocument,
} from '#tests/support/desk/desk-documents.ts'
import { getDocument, seedShipped, usualFields } from '#tests/support/desk/documents.ts'
import { incompressible } from '#tests/support/incompressible.ts'
import { asForm } from '#tests/support/repository/form-names.ts'

let editor: Browser

beforeAll(async () => {
  await seedShipped()
  editor = await signedInAs(await createUser({ role: 'editor' }))
})

const corrections = ['2026-11-01', '2026-10-01'].map((date, index) => {
  return { date, text: `Wrong for the ${index + 1}. time.` }
})

/** Presses a row button in the form of a document without a script. */
async function press(id: string, rows: string, fields: object): Promise<DocumentPage> {
  const path = routes.documentRevisions.href({ id })
  const { revision } = await documentProps(editor, id)
  const body = asForm({ base: revision, ...fields, rows })
  const response = await editor.send(path, body, { as: 'page' })
  expect([200, 303]).toContain(response.status)
  return documentProps(editor, id)
}

test('rows are added, removed and moved without a script, and nothing is saved', async () => {
  const fields = { ...usualFields.note(), corrections }
  const id = await createDocument(editor, fields)
  const input = { ...fields, title: 'Typed meanwhile' }
  const [first, second] = corrections
  const added = await press(id, 'add corrections 2', input)
  expect(added.fields.title).toBe('Typed meanwhile')
  expect(added.fields.corrections).toEqual([first, second, {}])
  expect(added.revisions).toHaveLength(1)
  expect((await press(id, 'remove corrections 0', input)).fields.corrections).toEqual([second])
  const moved = [second, first]
  expect((await press(id, 'up corrections 1', input)).fields.corrections).toEqual(moved)
  expect((await press(id, 'down corrections 0', input)).fields.corrections).toEqual(moved)
  expect((await press(id, 'down corrections 1', input)).fields.corrections).toEqual(corrections)
  expect((await documentProps(editor, id)).fields).toEqual(fields)
})

test('input that is too long for a cookie is shown at once', async () => {
  const rows = 'add corrections 0'
  const body = incompressible(5000)
  const response = await sendDocument(editor, { body, rows, as: 'page' })
  expect(response.status).toBe(200)
  const { fields } = pageObjectOf(await response.text()).props
  expect(fields).toMatchObject({ body, corrections: [{}] })
})

test('a new document gets a row before it is saved', async () => {
  const slug = newSlug()
  const response = await sendDocument(editor, { slug, rows: 'add newSources 0', as: 'page' })
  expect(response.status).toBe(303)
  const { props } = await editor.page(`${routes.newDocument.href()}?kind=note`)
  expect(props).toMatchObject({ slug, fields: { newSources: [{}] } })
  await expect(getDocument('note', slug)).rejects.toThrow()
})

test.each([
  'add title 0',
  'add nothing 0',
  'remove corrections 99',
  'up corrections 0',
  'drop x 1',
])('an unknown row step changes nothing: %s', async (rows) => {
  const fields = { ...usualFields.note(), corrections }
  const id = await createDocument(editor, fields)
  await editor.send(
    routes.documentRevisions.href({ id }),
    asForm({ base: 'another', ...fields, rows }),
    { as: 'page' },
  )
  expect((await documentProps(editor, id)).fields).toEqual(fields)
})

test('an API client that sends such a name saves its input', async () => {
  const slug = newSlug()
  const response = await sendDocument(editor, { slug, rows: 'add corrections 0' })
  expect(response.status).toBe(201)
})
