import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { getDocument, publishDocument, seedShipped } from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

async function textOf(path: string): Promise<string> {
  resetEdition()
  return (await newVisitor().visit(path)).text()
}

describe('a page of the firm', () => {
  beforeAll(async () => {
    await seedShipped()
  })

  test('says what the records say, as long as they say it', async () => {
    const count = shippedEdition().markets.length
    const body = '## In figures\n\nWe cover {markets} markets, checked by {checked}.\n\n{cookies}'
    await publishDocument({ kind: 'page', slug: 'accessibility', fields: { body, title: 'Ours' } })
    const before = await textOf(routes.accessibility.href())
    expect(before).toContain(`We cover ${count} markets`)
    expect(before).not.toContain('{markets}')
    await publishDocument({ kind: 'market', slug: 'atlantis', fields: { name: 'Atlantis' } })
    expect(await textOf(routes.accessibility.href())).toContain(`We cover ${count + 1} markets`)
  })

  test('asks its questions on the contact page', async () => {
    const body = '## Do you speak Igbo?\n\n**Yes**, all {markets} of us.'
    await publishDocument({ kind: 'page', slug: 'faq', fields: { body, title: 'Questions' } })
    const html = await textOf(routes.contact.href())
    expect(html).toContain('Do you speak Igbo?')
    expect(html).toContain('<strong>Yes</strong>')
    expect(html).toContain('"@type":"Question","name":"Do you speak Igbo?"')
  })

  test('is refused with a placeholder that does not exist', async () => {
    const editor = await signedInAs(await createUser({ role: 'editor' }))
    const { id } = await getDocument('page', 'terms')
    const { revisions } = await editor.props('desk/document', routes.deskDocument.href({ id }))
    const input = { base: revisions[0]?.id, title: 'Terms', body: 'All {planets} of them.' }
    const reply = await editor.send(routes.documentRevisions.href({ id }), input, { as: 'json' })
    expect(await reply.json()).toMatchObject({
      errors: { body: ['There is no placeholder {planets}.'] },
    })
  })
})
