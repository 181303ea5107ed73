import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientMessages } from '#shared/client-messages.ts'
import { currentLocale } from '#shared/current-locale.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid } from '#tests/support/account/account-replies.ts'
import { createUser, db, password, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import {
  createDocument,
  listPage,
  newSlug,
  sendPublication,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { seedShipped, workOf } from '#tests/support/desk/documents.ts'
import {
  insertNewsletter,
  newsletterPage,
  runBy,
  subscribeAddress,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { linkIn, mailbox, mailTo, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { createdId } from '#tests/support/replies.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { newAddress, subscriberRow } from '#tests/support/site/newsletter.ts'
import { offerAllAfterwards, offerOnly } from '#tests/support/site/offered-locales.ts'
import { newsletterSubscribers, users } from '#worker/db/schema.ts'
import { newsletterKind } from '#worker/desk/newsletters/sending-kind.ts'
import { deliverCopies } from '#worker/jobs/sendings/deliver.ts'
import { fillNext } from '#worker/jobs/sendings/fill.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { inTranslation } from '#worker/knowledge/load-translations.ts'
import type { Mail } from '#worker/mail/mail.ts'

const json = { as: 'json' } as const

stoppedClock()
offerAllAfterwards()
beforeAll(() => seedShipped())

async function locationOf(path: string, options: object = {}): Promise<[number, string | null]> {
  const { status, headers } = await newVisitor().visit(path, options)
  return [status, headers.get('Location')]
}

/** Opens a link as a mail program does: follows what answers it once. */
async function open(browser: Browser, { pathname, search }: URL): Promise<Response> {
  const { status, headers } = await browser.visit(pathname + search)
  expect(status).toBe(308)
  return browser.visit(headers.get('Location') ?? '')
}

const only = (mails: { text: string }[]) => {
  const [mail, ...others] = mails
  if (!mail || others.length > 0) throw new Error(`Expected one mail, not ${mails.length}`)
  return mail
}

describe('an address in a language that is not offered', () => {
  beforeEach(() => offerOnly('en', 'fr'))

  test.each([
    ['/pt', '/'],
    ['/pt/', '/'],
    ['/pt?x=1', '/?x=1'],
    ['/pt/markets?product=casino&x=%2F%3F', '/markets?product=casino&x=%2F%3F'],
    ['/pt/markets/c%C3%B4te.md', '/markets/c%C3%B4te.md'],
    ['/%70t/markets', '/markets'],
    ['/pt/rules.atom', '/rules.atom'],
    ['/pt/nothing', '/nothing'],
    ['/pt/desk', '/desk'],
    ['/pt/send-contact-form', '/send-contact-form'],
    ['/pt//evil.example', '/evil.example'],
    ['/pt///evil.example/x?y', '/evil.example/x?y'],
    ['/pt/\\evil.example', '/evil.example'],
    ['/pt/%5Cevil.example', '/%5Cevil.example'],
    ['/pt/https://evil.example', '/https://evil.example'],
    ['/pt/%0d%0aX: y', '/%0d%0aX:%20y'],
    ['/pt/pt/markets', '/pt/markets'],
  ])('%s leads to the English one', async (path, expected) => {
    expect(await locationOf(path)).toEqual([308, expected])
    expect(await locationOf(path, { method: 'HEAD' })).toEqual([308, expected])
  })

  test('leads there before anything else is looked at, and is stored nowhere', async () => {
    const browser = newVisitor({ APP_URL: '' })
    const reply = await browser.visit('https://kilima.test/pt/markets')
    expect(reply.status).toBe(308)
    expect(reply.headers.get('Cache-Control')).toContain('no-store')
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test.each(['/pto', '/PT/markets', '//pt/markets', '/en/markets', '/markets/pt'])(
    '%s is none',
    async (path) => expect((await locationOf(path))[0]).not.toBe(308),
  )

  test('leads nowhere in a language that is offered', async () => {
    expect(await locationOf('/fr')).toEqual([200, null])
  })

  test('is in no page, no sitemap and no header, and nobody is offered it', async () => {
    for (const path of ['/', '/fr/markets', '/markets/mozambique', '/sitemap.xml', '/rules.atom']) {
      const headers = { 'Accept-Language': 'pt' }
      const reply = await newVisitor().visit(path, { headers })
      expect(reply.status, path).toBe(200)
      const portuguese = /(?:="|kilima\.test)\/pt\b|lang="pt"|pt_PT/g
      expect((await reply.text()).match(portuguese), path).toBeNull()
      expect(reply.headers.get('Link') ?? '', path).not.toContain('/pt')
    }
  })
})

describe('a form on a page in a language that is not offered any more', () => {
  test('is answered where it is sent, in English', async () => {
    offerOnly('en', 'fr')
    const [browser, email] = [newVisitor(), newAddress()]
    const refused = await browser.send('/pt/contact', contactMessage({ email: 'x' }), json)
    await expectInvalid(refused, { email: [clientMessages.fields.email] })
    expect((await browser.send('/pt/contact', contactMessage({ email }), json)).status).toBe(200)
    expect(await subjectsTo(email)).toEqual(['We have received your message'])
  })

  test('leads back by way of the old address, with its errors', async () => {
    offerOnly('en', 'fr')
    const browser = newVisitor()
    const Referer = `${browser.origin}/pt/newsletter`
    const reply = await browser.send('/pt/newsletter', { email: 'x' }, { headers: { Referer } })
    const location = reply.headers.get('Location') ?? ''
    const page = await browser.visit(location)
    const last =
      page.status === 308 ? await browser.visit(page.headers.get('Location') ?? '') : page
    expect((await last.text()).includes(`${clientMessages.fields.email}</p>`)).toBe(true)
  })

  test('needs its token as ever', async () => {
    offerOnly('en', 'fr')
    const options = { ...json, token: null }
    const reply = await newVisitor().send('/pt/newsletter', { email: newAddress() }, options)
    expect(reply.status).toBe(419)
  })
})

describe('a link that was mailed before', () => {
  test('verifies an email address', async () => {
    const [browser, email] = [newVisitor(), newAddress()]
    const person = { name: 'Rui', email, password, password_confirmation: password }
    await browser.send(`/pt${routes.register.href()}`, person, json)
    const link = linkIn(only(await mailbox(email)))
    expect(link.pathname).toMatch(/^\/pt\//)
    offerOnly('en', 'fr')
    await open(browser, link)
    const row = await db.select().from(users).where(eq(users.email, email)).get()
    expect(row?.emailVerifiedAt).not.toBeNull()
  })

  test('resets a password', async () => {
    const { id, email } = await createUser()
    await db.update(users).set({ locale: 'pt' }).where(eq(users.id, id))
    await newVisitor().send(`/pt${routes.forgotPassword.href()}`, { email }, json)
    const link = linkIn(only(await mailbox(email)))
    expect(link.pathname).toMatch(/^\/pt\//)
    offerOnly('en', 'fr')
    const page = await open(newVisitor(), link)
    expect(page.status).toBe(200)
    expect((await page.text()).includes(email)).toBe(true)
  })

  test('confirms a subscription, whose mails then are in English', async () => {
    const [browser, email] = [newVisitor(), newAddress()]
    await browser.send(`/pt${routes.newsletter.href()}`, { email }, json)
    const link = linkIn(only(await mailbox(email)))
    offerOnly('en', 'fr')
    expect((await open(browser, link)).status).toBe(200)
    await browser.send(link.pathname, {}, json)
    expect((await subscriberRow(email))?.confirmed_at).not.toBeNull()
    const mail = await mailTo(email, 'You are subscribed')
    expect(mail.html).toContain('<html lang="en">')
    expect(linkIn(mail).pathname).not.toMatch(/^\/pt/)
  })

  test('unsubscribes by one click, where it is', async () => {
    const [browser, email] = [newVisitor(), newAddress()]
    await browser.send(`/pt${routes.newsletter.href()}`, { email }, json)
    await browser.send(linkIn(only(await mailbox(email))).pathname, {}, json)
    const mail = (await mailbox(email)).find(({ headers }) => headers?.['List-Unsubscribe'])
    const [, url = ''] = /<(https:[^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
    const { pathname } = new URL(url)
    expect(pathname).toMatch(/^\/pt\//)
    offerOnly('en', 'fr')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const reply = await newVisitor().visit(pathname, { method: 'POST', body })
    expect(reply.status).toBe(200)
    expect(await subscriberRow(email)).toBeNull()
  })
})

describe('who has a language that is not offered', () => {
  beforeEach(() => withoutSendings())

  test('is written to in English, and sees English chosen', async () => {
    const account = await createUser()
    await db.update(users).set({ locale: 'pt' }).where(eq(users.id, account.id))
    const browser = await signedInAs(account)
    offerOnly('en', 'fr')
    await newVisitor().send(routes.forgotPassword.href(), { email: account.email }, json)
    const mail = await mailTo(account.email, subjects.reset)
    expect(mail.html).toContain('<html lang="en">')
    expect(linkIn(mail).pathname).not.toMatch(/^\/pt/)
    const { mailLocale, locales } = await browser.props('settings/profile', routes.profile.href())
    expect({ mailLocale, locales }).toEqual({ mailLocale: 'en', locales: ['en', 'fr'] })
    const fields = { name: account.name, email: account.email, locale: 'pt' }
    const refused = await browser.send(routes.profile.href(), fields, { ...json, method: 'PATCH' })
    await expectInvalid(refused, { locale: [clientMessages.fields.in('locale')] })
  })

  test('gets alerts, reminders and answers with the English texts of the edition', async () => {
    offerOnly('en', 'fr')
    const read = () => [currentLocale(), currentEdition().locale]
    expect(await inTranslation(workOf().work, 'pt', read)).toEqual(['en', 'en'])
    expect(await inTranslation(workOf().work, 'fr', read)).toEqual(['fr', 'fr'])
  })

  test('gets newsletters in English, and is counted there', async () => {
    const editor = await signedInAs(await createUser({ role: 'editor' }))
    const { documentId: id, revisionId: revision } = await insertNewsletter({
      subject: 'A new act',
      introduction: 'It applies.',
      closing: '',
    })
    const portuguese = { locale: 'pt', base: '', subject: 'Nova lei', introduction: 'Já vale.' }
    await createdId(await editor.send(routes.documentRevisions.href({ id }), portuguese, json))
    await subscribeAddress('rui@example.com', 'pt')
    offerOnly('en', 'fr')
    const { languages } = await newsletterPage(editor, id)
    expect(languages.map(({ locale }) => locale)).toEqual(['fr'])
    await editor.send(routes.letterSendings.href({ id }), { revision }, json)
    const mails: Mail[] = []
    const send = async (_: string, mail: Mail) => {
      mails.push(mail)
      return { outcome: 'sent' } as const
    }
    const kinds = { letter: newsletterKind }
    while (await fillNext(db, kinds));
    await deliverCopies({ ...workOf().work, kinds, ...runBy(send) })
    expect(mails.map(({ subject }) => subject)).toEqual(['A new act'])
    expect(mails[0]?.html).toMatch(/<html lang="en">/)
    expect(mails[0]?.html).not.toContain('lang="pt"')
    expect(mails[0]?.text).not.toContain('/pt/')
    const rows = await db.select().from(newsletterSubscribers)
    expect(rows.map(({ locale }) => locale)).toEqual(['pt'])
  })
})

test('translations into a language that is not offered stand in no list, and break no page', async () => {
  const editor = await signedInAs(await createUser({ role: 'editor' }))
  const slug = newSlug()
  const id = await createDocument(editor, { slug, title: 'An article' })
  await createdId(await sendPublication(editor, id))
  const texts = { title: 'Um artigo', excerpt: 'Um resumo.', body: 'Um texto.' }
  const portuguese = { locale: 'pt', base: '', publish: true, ...texts }
  await createdId(await editor.send(routes.documentRevisions.href({ id }), portuguese, json))
  await createdId(await sendRevision(editor, id, { body: 'Another text.' }))
  await createdId(await sendPublication(editor, id))
  const outdated = async () => (await listPage(editor, '?state=outdated')).documents
  expect((await outdated()).map(({ locale }) => locale)).toEqual(['pt'])
  offerOnly('en', 'fr')
  expect(await outdated()).toEqual([])
  const { documents, coverage } = await listPage(editor, '?kind=note')
  expect(documents.map((one) => one.id)).toContain(id)
  expect(coverage[0]?.languages.map(({ locale }) => locale)).toEqual(['fr'])
  for (const path of [
    routes.note.href({ slug }),
    `/fr${routes.note.href({ slug })}`,
    routes.editions.href(),
  ]) {
    expect((await newVisitor().visit(path)).status, path).toBe(200)
  }
})
