import { beforeAll, describe, expect, test } from 'vitest'
import { firm as shipped } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { sendDocument } from '#tests/support/desk/desk-documents.ts'
import type { FieldsOf } from '#tests/support/desk/document-fields.ts'
import {
  getDocument,
  publishDocument,
  seedShipped,
  usualFields,
} from '#tests/support/desk/documents.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newAddress } from '#tests/support/site/newsletter.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

const { documents } = messages

const lagoon: FieldsOf<'firm'> = {
  ...shipped,
  name: 'Lagoon Counsel',
  legalName: 'Lagoon Counsel Limited',
  tagline: 'Gaming law, from the lagoon.',
  founded: 2012,
  email: 'post@lagoon.test',
  phone: '+234 800 000 0000',
  telegram: 'https://t.me/lagoon_counsel',
  whatsapp: '+234 800 000 0001',
  addresses: [
    { label: 'Lagos', lines: ['1 Marina Road', 'Lagos'], country: 'NG' },
    { label: 'Abuja office', lines: ['2 Aso Drive', 'Abuja'], country: 'NG' },
  ],
  social: ['https://www.linkedin.com/company/lagoon-counsel', 'https://lagoon.test/news'],
  figures: [{ place: 'home', value: '7', label: 'Lawyers', definition: 'Who are admitted.' }],
}

/** The texts by which the shipped firm would be known. */
const traces = [
  shipped.email,
  shipped.phone ?? '',
  'Waiyaki',
  'kilima_advisory',
  'company/kilima-advisory',
  shipped.tagline ?? '',
]

async function textOf(path: string): Promise<string> {
  resetEdition()
  return (await newVisitor().visit(path)).text()
}

describe('a published firm', () => {
  beforeAll(async () => {
    await seedShipped()
    await publishDocument({ kind: 'firm', slug: 'firm', fields: lagoon })
  })

  test.each([
    routes.home.href(),
    routes.aboutUs.href(),
    routes.services.href(),
    routes.markets.href(),
    routes.contact.href(),
    routes.privacy.href(),
    routes.terms.href(),
    routes.login.href(),
    routes.book.href(),
    '/no-such-page',
  ])('is on %s in place of the shipped one', async (path) => {
    const html = await textOf(path)
    expect(html).toContain(lagoon.email)
    for (const trace of traces) expect(html).not.toContain(trace)
  })

  test('has its offices, its channels and its profiles on the contact page', async () => {
    const html = await textOf(routes.contact.href())
    for (const text of ['Lagos, Nigeria', 'Abuja office, Nigeria', '2 Aso Drive']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('href="https://wa.me/2348000000001"')
    expect(html).toContain(
      'href="https://t.me/lagoon_counsel?text=Hello%2C%20I%20have%20a%20question"',
    )
    expect(html).toContain('Follow us on LinkedIn')
    expect(html).toContain('Follow us on lagoon.test')
  })

  test('has its figures on the home page, and no strip where it has none', async () => {
    expect(await textOf(routes.home.href())).toContain('Who are admitted.')
    expect(await textOf(routes.services.href())).not.toContain('Success metrics')
  })

  test('describes itself to search engines', async () => {
    const html = await textOf(routes.home.href())
    expect(html).toContain('"legalName":"Lagoon Counsel Limited"')
    expect(html).toContain('"foundingDate":"2012"')
    expect(html).toContain('"streetAddress":"1 Marina Road"')
    expect(html).toContain('"addressCountry":"NG"')
  })

  test('signs the mails', async () => {
    const email = newAddress()
    const browser = newVisitor()
    await browser.send(routes.newsletter.href(), { email }, { as: 'json' })
    const [mail] = await mailbox(email)
    expect(mail?.text).toContain('1 Marina Road, Lagos, Nigeria')
    expect(mail?.text).toContain(lagoon.email)
  })

  test('gives its name to pages and feeds where no setting does', async () => {
    const visitor = () => newVisitor({ APP_NAME: '' })
    expect(await (await visitor().visit(routes.home.href())).text()).toContain(
      `>${lagoon.name}</title>`,
    )
    expect(await (await visitor().visit('/rules.atom')).text()).toContain(
      `<name>${lagoon.name}</name>`,
    )
  })
})

describe('the firm at the desk', () => {
  let editor: Browser
  let id: string

  beforeAll(async () => {
    await seedShipped()
    editor = await signedInAs(await createUser({ role: 'editor' }))
    id = (await getDocument('firm', 'firm')).id
  })

  test('is there once', async () => {
    const again = await sendDocument(editor, { kind: 'firm', slug: 'firm' })
    expect(await again.json()).toMatchObject({ errors: { slug: [documents.slugTaken] } })
    const another = await sendDocument(editor, { kind: 'firm', slug: 'another' })
    expect(await another.json()).toMatchObject({ errors: { slug: [messages.in('slug')] } })
  })

  test('cannot be unpublished', async () => {
    const reply = await editor.send(routes.documentWithdrawals.href({ id }), {}, { as: 'json' })
    expect(reply.status).toBe(422)
    expect(await reply.json()).toMatchObject({ errors: { document: [documents.isRequired] } })
  })

  test.each([
    [{ timeZone: 'Africa/Atlantis' }, 'timeZone', documents.timeZone],
    [
      { hours: [{ weekdays: [1], opens: '9:00', closes: '17:00' }] },
      'hours.0.opens',
      documents.timeOfDay,
    ],
    [
      { hours: [{ weekdays: [1], opens: '09:00', closes: '24:00' }] },
      'hours.0.closes',
      documents.timeOfDay,
    ],
    [
      { hours: [{ weekdays: [1], opens: '17:00', closes: '09:00' }] },
      'hours.0.closes',
      documents.closesLater,
    ],
    [
      { hours: [{ weekdays: [7], opens: '09:00', closes: '17:00' }] },
      'hours.0.weekdays.0',
      messages.in('weekdays'),
    ],
    [
      {
        hours: [
          { weekdays: [1, 2], opens: '09:00', closes: '13:00' },
          { weekdays: [2], opens: '12:00', closes: '17:00' },
        ],
      },
      'hours.1.opens',
      documents.hoursOverlap,
    ],
    [
      { addresses: [{ label: 'A', lines: ['B'], country: 'EU' }] },
      'addresses.0.country',
      documents.country,
    ],
    [
      { addresses: [{ label: 'A', lines: ['B'], country: 'ke' }] },
      'addresses.0.country',
      documents.country,
    ],
    [{ phone: '0700 000 000' }, 'phone', documents.phoneNumber],
    [{ email: 'nobody' }, 'email', messages.email],
    [{ social: ['http://example.com'] }, 'social.0', documents.httpsAddress],
    [{ social: ['javascript:alert(1)'] }, 'social.0', documents.httpsAddress],
    [{ telegram: 'https://evil.example/t.me' }, 'telegram', documents.telegram],
    [{ name: '' }, 'name', messages.required('name')],
  ])('refuses %o', async (fields, field, message) => {
    const { revisions } = await editor.props('desk/document', routes.deskDocument.href({ id }))
    const input = { base: revisions[0]?.id, ...usualFields.firm(), ...fields }
    const reply = await editor.send(routes.documentRevisions.href({ id }), input, { as: 'json' })
    expect(reply.status).toBe(422)
    expect(await reply.json()).toMatchObject({ errors: { [field]: [message] } })
  })

  test('is previewed as the contact page, with the draft in its header and footer', async () => {
    const { revisionId } = await publishDocument({
      kind: 'firm',
      slug: 'firm',
      fields: { email: 'draft@lagoon.test' },
      from: new Date(Date.now() + 86_400_000),
    })
    const path = `${routes.documentPreview.href({ id })}?revision=${revisionId}`
    const html = await (await editor.visit(path)).text()
    expect(html).toContain('mailto:draft@lagoon.test')
    expect(html).not.toContain(shipped.email)
  })
})
