import { beforeAll, describe, expect, test } from 'vitest'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { documentProps } from '#tests/support/desk/desk-documents.ts'
import { getDocument, seedShipped } from '#tests/support/desk/documents.ts'
import { entriesOf } from '#tests/support/sent-fields.ts'

const { markets, notes, firm } = firstEdition()
let editor: Browser

beforeAll(async () => {
  await seedShipped()
  editor = await signedInAs(await createUser({ role: 'editor' }))
})

/** Opens a document without a script; returns its form and where that is sent. */
async function openForm(kind: DocumentKind, slug: string) {
  const { id } = await getDocument(kind, slug)
  const html = await (await editor.visit(routes.deskDocument.href({ id }))).text()
  const action = routes.documentRevisions.href({ id })
  const [, form = ''] =
    html.match(new RegExp(`<form[^>]* action="${action}"[^>]*>(.*?)</form>`, 's')) ?? []
  return { id, action, form }
}

/** Opens a document without a script and submits its form unchanged. */
async function saveUnchanged(kind: DocumentKind, slug: string) {
  const { id, action, form } = await openForm(kind, slug)
  const entries = entriesOf(form, { script: false })
  expect(entries.length).toBeGreaterThan(5)
  const reply = await editor.send(action, entries)
  expect(reply.status).toBe(303)
  return documentProps(editor, id)
}

/** Returns the records of which none leaves the same fields empty as another. */
function ofEachShape<Fields extends object>(records: readonly Fields[]): Fields[] {
  const shapeOf = (fields: Fields) =>
    JSON.stringify(
      Object.values(fields).map((value) => value === null || [value].flat().length === 0),
    )
  return [...new Map(records.map((fields) => [shapeOf(fields), fields])).values()]
}

// What the inputs make of every shipped record: `shared/desk/documents/fields-unchanged`.
describe('an unchanged form that the browser submits itself', () => {
  test.each(markets.slice(0, 4).map((records) => [records.market.slug, records] as const))(
    'saves %s as it was',
    async (slug, { market: { slug: _, ...fields }, facts }) => {
      const saved = await saveUnchanged('market', slug)
      expect(saved.revisions).toHaveLength(2)
      const ownFacts = facts.map(({ market, ...fact }) => fact)
      expect(saved.fields).toEqual({ ...fields, facts: ownFacts })
    },
  )

  test.each(ofEachShape(markets.flatMap(({ rules }) => rules)))(
    'saves the rule $slug as it was',
    async ({ slug, ...fields }) => {
      expect((await saveUnchanged('rule', slug)).fields).toEqual(fields)
    },
  )

  test('saves the firm as it was', async () => {
    expect((await saveUnchanged('firm', 'firm')).fields).toEqual(firm)
  })

  test.each(ofEachShape(notes))(
    'saves the article $slug as it was',
    async ({ slug, ...fields }) => {
      expect((await saveUnchanged('note', slug)).fields).toEqual(fields)
    },
  )
})

test('a form that was sent before all of it had arrived is refused', async () => {
  const { id, action, form } = await openForm('market', 'zimbabwe')
  const half = entriesOf(form.slice(0, form.length / 2), { script: false })
  expect((await editor.send(action, half, { token: null })).status).toBe(419)
  const whole = entriesOf(form, { script: false })
  expect((await editor.send(action, whole, { token: null })).status).toBe(303)
  expect((await documentProps(editor, id)).revisions).toHaveLength(2)
})
