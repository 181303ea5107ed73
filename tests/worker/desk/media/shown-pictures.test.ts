import { beforeAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { newSlug, sendDocument } from '#tests/support/desk/desk-documents.ts'
import { seedShipped, usualFields, writeEditionNow } from '#tests/support/desk/documents.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { picture } from '#tests/support/pictures/samples.ts'
import { storePicture } from '#tests/support/pictures/send-picture.ts'

const visitor = new Browser()
let browser: Browser
let stored: Awaited<ReturnType<typeof storePicture>>

beforeAll(async () => {
  await seedShipped()
  await writeEditionNow()
})

beforeEach(async () => {
  browser = (await signInAtDesk('editor')).browser
  stored = await storePicture(browser, { bytes: picture('jpeg'), alt: 'A "chart" <of> taxes' })
})

const pageOf = async (path: string) => (await visitor.visit(path)).text()

/** Publishes an article with this text; returns its address. */
async function publishNote(body: string): Promise<string> {
  const slug = newSlug()
  const note = { ...usualFields.note(), slug, body, publish: true }
  const response = await sendDocument(browser, note)
  if (response.status !== 201) throw new Error(await response.text())
  return routes.note.href({ slug })
}

test('an article shows a picture as a figure in all its sizes, without a shift', async () => {
  const path = await publishNote(`Look.\n\n![Taxes by market](${stored.url} "In 2026")\n\nThen.`)
  const { html } = await visitor.props('marketing/note', path)
  expect(html).toContain('<figure><img ')
  expect(html).toContain(`srcset="${stored.url} 40w"`)
  expect(html).toContain('width="40" height="30" alt="Taxes by market"')
  expect(html).toContain('<figcaption>In 2026</figcaption></figure>')
})

test('without a text of its own it has the description of the picture', async () => {
  const { html } = await visitor.props('marketing/note', await publishNote(`![](${stored.url})`))
  expect(html).toContain('alt="A &#34;chart&#34; &#60;of&#62; taxes"')
})

test('a picture of elsewhere is its text', async () => {
  const path = await publishNote('See ![a map](https://example.com/map.png) and ![x](/icon.png).')
  const { html } = await visitor.props('marketing/note', path)
  expect(html).toContain('See a map and x.')
  expect(html).not.toContain('<img')
})

test('a text inside of a description is no markup', async () => {
  const alt = '\\"><script>alert(1)</script>'
  const { html } = await visitor.props(
    'marketing/note',
    await publishNote(`![${alt}](${stored.url})`),
  )
  expect(html).not.toContain('<script>')
})

test('the feed has the addresses of pictures in full', async () => {
  await publishNote(`![Taxes](${stored.url})`)
  const feed = await pageOf(routes.notesFeed.href())
  expect(feed).toContain(`src=&quot;${visitor.origin}${stored.url}&quot;`)
  expect(feed).toContain(`srcset=&quot;${visitor.origin}${stored.url} 40w&quot;`)
})

test('a draft shows a picture before it is published', async () => {
  const fields = {
    ...usualFields.note(),
    kind: 'note',
    slug: newSlug(),
    body: `![T](${stored.url})`,
  }
  const response = await browser.send(routes.draftPreview.href(), fields, { as: 'json' })
  const { props, errors } = await response.json<{ props: { html: string }; errors: object }>()
  expect(errors).toEqual({})
  expect(props.html).toContain(`srcset="${stored.url} 40w"`)
})

test('an article with a picture that does not exist is not saved', async () => {
  const body = `![T](/media/${'0'.repeat(64)})`
  const note = { slug: newSlug(), body }
  const response = await sendDocument(browser, note)
  expect(response.status).toBe(422)
  const unknown = [messages.documents.unknownPicture]
  expect(await response.json()).toMatchObject({ errors: { body: unknown } })
})

test('a picture that readers see is not deleted', async () => {
  await publishNote(`![T](${stored.url})`)
  const path = routes.deskPicture.href({ id: stored.id })
  const response = await browser.send(path, {}, { as: 'json', method: 'DELETE' })
  expect(response.status).toBe(422)
  const { pictures } = await browser.props('desk/media', routes.deskMedia.href())
  const listed = pictures.find(({ id }) => id === stored.id)
  expect(listed?.uses.map(({ kind }) => kind)).toContain('note')
})

test('a person has a photo, and cards keep its point', async () => {
  const slug = newSlug()
  const person = {
    ...usualFields.person(),
    kind: 'person' as const,
    slug,
    photo: stored.id,
    publish: true,
  }
  expect((await sendDocument(browser, person)).status).toBe(201)
  const change = { alt: 'Amina Otieno', focusX: 30, focusY: 10 }
  const path = routes.deskPicture.href({ id: stored.id })
  await browser.send(path, change, { as: 'json', method: 'PATCH' })
  const people = await pageOf(routes.people.href())
  expect(people).toContain(`srcSet="${stored.url} 40w"`)
  expect(people).toContain('object-position:30% 10%')
  const page = await pageOf(routes.person.href({ slug }))
  expect(page).toContain('alt="Amina Otieno"')
  expect(page).toContain(`"image":"${visitor.origin}${stored.url}"`)
})

test('a page of the firm shows a picture', async () => {
  const { documents } = await browser.props(
    'desk/documents',
    `${routes.deskDocuments.href()}?kind=page`,
  )
  const terms = documents.find(({ slug }) => slug === 'terms')
  expect(terms).toBeDefined()
  const { fields, revision } = await browser.props(
    'desk/document',
    routes.deskDocument.href({ id: terms?.id ?? '' }),
  )
  const body = `${fields.body}\n\n![The office](${stored.url})`
  const path = routes.documentRevisions.href({ id: terms?.id ?? '' })
  const saved = { ...fields, base: revision, body, publish: true }
  expect((await browser.send(path, saved, { as: 'json' })).status).toBe(201)
  expect(await pageOf(routes.terms.href())).toContain('alt="The office"')
})
