import { beforeAll, describe, expect, test } from 'vitest'
import { services } from '#shared/knowledge/records/services.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { sendDocument } from '#tests/support/desk/desk-documents.ts'
import { publishDocument, unpublishDocument, usualFields } from '#tests/support/desk/documents.ts'
import { createdId } from '#tests/support/replies.ts'
import { contactMessage, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'
import { buildPublishedIndex, titlesFor } from '#tests/support/site/search.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

const slug = 'tax-review'
const { title } = usualFields.service()
const removed = { slug: 'investor-advisory', title: 'Investor Advisory' }

async function read(path: string): Promise<string> {
  resetEdition()
  return (await newVisitor().visit(path)).text()
}

function write(service: string, email: string): Promise<Response> {
  const message = contactMessage({ service, email })
  return newVisitor().send(routes.sendContactForm.href(), message, { as: 'json' })
}

async function begin(service: string): Promise<Response> {
  const advisor = await signedInAs(await createUser({ role: 'advisor' }))
  const enquiry = { name: 'Amina', email: 'begun@example.com', service, body: 'Good morning.' }
  return advisor.send(routes.deskInbox.href(), enquiry, { as: 'json' })
}

/** Returns the service that the desk shows with an enquiry. */
async function serviceOf(id: string): Promise<string> {
  const advisor = await signedInAs(await createUser({ role: 'advisor' }))
  const { thread } = await advisor.props('desk/thread', routes.deskThread.href({ id }))
  return thread.service
}

describe('a service that the desk has published', () => {
  beforeAll(async () => {
    await write(removed.slug, 'before@example.com')
    await publishDocument({ kind: 'service', slug, fields: { order: 2, place: 'home' } })
    await unpublishDocument('service', removed.slug)
    resetEdition()
  })

  test('is on Home and on the page of services, in its place', async () => {
    expect(await read(routes.home.href())).toContain(`href="/services#${slug}"`)
    const page = await read(routes.services.href())
    expect(page).toContain(`<article id="${slug}"`)
    expect(page.indexOf(title)).toBeLessThan(page.indexOf('Legal &amp; Documentation'))
    expect(page).not.toContain(removed.slug)
  })

  test('is offered by the contact form, and stored by its title', async () => {
    expect(await read(`${routes.contact.href()}?service=${slug}`)).toContain(
      `<option selected="">${title}</option>`,
    )
    for (const service of [slug, title]) {
      expect((await write(service, `${service.length}@example.com`)).status).toBe(200)
      const [message] = await messagesFrom(`${service.length}@example.com`)
      expect(message?.service).toBe(title)
    }
  })

  test('is offered with a booking and with a new enquiry of the desk', async () => {
    expect(await read(`${routes.book.href()}?service=${slug}`)).toContain(title)
    expect(await serviceOf(await createdId(await begin(slug)))).toBe(title)
  })

  test('is found by a search', async () => {
    await buildPublishedIndex()
    expect(await titlesFor('tax review')).toContain(title)
  })
})

describe('a service that the desk has removed', () => {
  test('is refused as any other text', async () => {
    for (const reply of [
      await write(removed.title, 'after@example.com'),
      await begin(removed.slug),
    ]) {
      expect(reply.status).toBe(422)
      expect(await reply.json()).toMatchObject({ errors: { service: [messages.in('service')] } })
    }
  })

  test('still names the enquiries that were sent about it', async () => {
    const [message] = await messagesFrom('before@example.com')
    expect(message?.service).toBe(removed.title)
    expect(await serviceOf(message?.id ?? '')).toBe(removed.title)
  })
})

test('a service with a page of its own needs what the page shows', async () => {
  const editor = await signedInAs(await createUser({ role: 'editor' }))
  const empty = { description: '', deliverable: '' }
  const reply = await sendDocument(editor, { kind: 'service', ...empty })
  expect(await reply.json()).toMatchObject({
    errors: {
      description: [messages.required('description')],
      deliverable: [messages.required('deliverable')],
    },
  })
})

test('without any service the forms offer those that ship', async () => {
  for (const service of [
    ...services.filter((service) => service.slug !== removed.slug),
    { slug },
  ]) {
    await unpublishDocument('service', service.slug)
  }
  expect(await read(routes.contact.href())).toContain('<option>Custom Research</option>')
})
