import { beforeAll, describe, expect, test } from 'vitest'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { documentProps } from '#tests/support/desk/desk-documents.ts'
import { getDocument, seedShipped } from '#tests/support/desk/documents.ts'
import { entriesOf } from '#tests/support/sent-fields.ts'

const { markets, notes } = firstEdition()
let editor: Browser

beforeAll(async () => {
  await seedShipped()
  editor = await signedInAs(await createUser({ role: 'editor' }))
})

/** Opens a document without a script and submits its form unchanged. */
async function saveUnchanged(kind: DocumentKind, slug: string) {
  const { id } = await getDocument(kind, slug)
  const html = await (await editor.visit(routes.deskDocument.href({ id }))).text()
  const action = routes.documentRevisions.href({ id })
  const [, form = ''] =
    html.match(new RegExp(`<form[^>]* action="${action}"[^>]*>(.*?)</form>`, 's')) ?? []
  const entries = entriesOf(form, { script: false })
  expect(entries.length).toBeGreaterThan(5)
  const reply = await editor.send(action, entries)
  expect(reply.status).toBe(303)
  return documentProps(editor, id)
}

describe('an unchanged form that the browser submits itself', () => {
  test.each(markets.map((records) => [records.market.slug, records] as const))(
    'saves %s and its rules as they were',
    async (slug, { market: { slug: _, ...fields }, facts, rules }) => {
      const saved = await saveUnchanged('market', slug)
      expect(saved.revisions).toHaveLength(2)
      const ownFacts = facts.map(({ market, ...fact }) => fact)
      expect(saved.fields).toEqual({ ...fields, facts: ownFacts })
      for (const { slug: rule, ...ruleFields } of rules) {
        expect((await saveUnchanged('rule', rule)).fields).toEqual(ruleFields)
      }
    },
  )

  test.each(notes.map((note) => [note.slug, note] as const))(
    'saves the article %s as it was',
    async (_, { slug, ...fields }) => {
      expect((await saveUnchanged('note', slug)).fields).toEqual(fields)
    },
  )
})
