import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { sendDocument } from '#tests/support/desk/desk-documents.ts'
import { publishDocument, unpublishDocument } from '#tests/support/desk/documents.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { buildPublishedIndex, titlesFor } from '#tests/support/site/search.ts'
import { startAnew } from '#tests/support/start-anew.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

async function get(path: string) {
  resetEdition()
  const response = await newVisitor().visit(path)
  return { status: response.status, text: await response.text() }
}

const amina = routes.person.href({ slug: 'amina-otieno' })
const note = routes.note.href({ slug: 'by-amina' })

describe('without people', () => {
  beforeAll(startAnew)

  test('no page speaks of them, and theirs do not exist', async () => {
    expect((await get(routes.people.href())).status).toBe(404)
    expect((await get(amina)).status).toBe(404)
    expect((await get(routes.sitemap.href())).text).not.toContain('/people')
    const { text } = await get(routes.aboutUs.href())
    expect(text).not.toContain('Our People')
    expect(text).not.toContain(`href="${routes.people.href()}"`)
  })

  test('the desk asks owners, and nobody else', async () => {
    for (const role of ['owner', 'editor'] as const) {
      const browser = await signedInAs(await createUser({ role }))
      const { asksForPeople } = await browser.props('desk/documents', routes.deskDocuments.href())
      expect(asksForPeople).toBe(role === 'owner')
    }
  })
})

describe('with people', () => {
  beforeAll(async () => {
    await startAnew()
    await buildPublishedIndex()
    const second = { name: 'Ben Second', order: 2 }
    await publishDocument({ kind: 'person', slug: 'ben-second', fields: second })
    await publishDocument({ kind: 'person', slug: 'amina-otieno' })
    await publishDocument({ kind: 'note', slug: 'by-amina', fields: { author: 'amina-otieno' } })
  })

  test.each([routes.people.href(), routes.aboutUs.href()])(
    '%s lists them in order',
    async (path) => {
      const { status, text } = await get(path)
      expect(status).toBe(200)
      expect(text.indexOf('Amina Otieno')).toBeLessThan(text.indexOf('Ben Second'))
      expect(text).toContain(`href="${amina}"`)
    },
  )

  test('every footer leads to them', async () => {
    const { text } = await get(routes.contact.href())
    expect(text).toContain(`href="${routes.people.href()}"`)
  })

  test('a page says what each does, in words, with what they wrote', async () => {
    const { text } = await get(amina)
    expect(text).toContain('English, Swahili')
    expect(text).toContain('<strong>gazettes</strong>')
    expect(text).toContain(`href="${routes.market.href({ slug: 'kenya' })}"`)
    expect(text).toContain(`href="${note}"`)
    const [profile] = headOf(text).jsonLd
    expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Amina Otieno' } })
  })

  test('an article names its author, to readers, programs and feeds', async () => {
    const { text } = await get(note)
    expect(text).toContain(`href="${amina}"`)
    const [article] = headOf(text).jsonLd
    expect(article).toMatchObject({ author: { '@type': 'Person', name: 'Amina Otieno' } })
    const feed = await get('/insights.atom')
    expect(feed.text).toContain('<author><name>Amina Otieno</name>')
  })

  test('they are in the sitemap and found by a search', async () => {
    const { text } = await get(routes.sitemap.href())
    expect(text).toContain('/people<')
    expect(text).toContain(`${amina}<`)
    await buildPublishedIndex()
    expect(await titlesFor('Otieno')).toContain('Amina Otieno')
  })

  test('an author has to be published', async () => {
    const editor = await signedInAs(await createUser({ role: 'editor' }))
    const reply = await sendDocument(editor, { author: 'nobody' })
    expect(await reply.json()).toMatchObject({ errors: { author: [expect.any(String)] } })
  })

  test('an article whose author is gone is by the firm', async () => {
    await publishDocument({ kind: 'person', slug: 'leaver', fields: { order: 3 } })
    await publishDocument({ kind: 'note', slug: 'by-leaver', fields: { author: 'leaver' } })
    await unpublishDocument('person', 'leaver')
    const { text } = await get(routes.note.href({ slug: 'by-leaver' }))
    expect(text).not.toContain(routes.person.href({ slug: 'leaver' }))
    const [article] = headOf(text).jsonLd
    expect(article).toMatchObject({ author: { '@type': 'Organization' } })
  })
})
