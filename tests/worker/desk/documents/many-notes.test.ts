import { afterEach, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { createDocument, documentProps } from '#tests/support/desk/desk-documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { editionOf, setCurrentEdition } from '#worker/knowledge/edition.ts'
import { publishedOf } from '#worker/knowledge/published-records.ts'

afterEach(() => setCurrentEdition(undefined))

/** Publishes many articles, the first one the newest. */
function showManyNotes(): void {
  const records = publishedOf(firstEdition())
  const [note] = records.notes
  if (!note) throw new Error('Expected a note')
  const notes = Array.from({ length: 300 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 9, 1) - index * 86_400_000).toISOString().slice(0, 10)
    return { ...note, slug: `many-${index}`, date, markets: ['kenya'] }
  })
  setCurrentEdition(editionOf({ ...records, number: 9, notes }, 'published'))
}

const slugsOf = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug)
const newest = (count: number) => Array.from({ length: count }, (_, index) => `many-${index}`)

test('a dossier shows only the newest articles about its market', async () => {
  showManyNotes()
  const path = routes.market.href({ slug: 'kenya' })
  const { notes } = await newVisitor().props('marketing/market', path)
  expect(slugsOf(notes)).toEqual(newest(30))
})

test('a newsletter is offered the newest articles and the selected ones', async () => {
  showManyNotes()
  const editor = await signedInAs(await createUser({ role: 'editor' }))
  const path = `${routes.newDocument.href()}?kind=letter`
  const { choices } = await editor.props('desk/document', path)
  expect(slugsOf(choices?.notes ?? [])).toEqual(newest(200))
  const id = await createDocument(editor, { kind: 'letter', notes: ['many-250'] })
  const own = await documentProps(editor, id)
  expect(slugsOf(own.choices?.notes ?? [])).toEqual([...newest(200), 'many-250'])
})
