import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#shared/locales.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { db } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { seedShipped, workOf } from '#tests/support/desk/documents.ts'
import {
  insertNewsletter,
  newsletterPage,
  runBy,
  subscribeAddress,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { createdId, errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newsletterKind } from '#worker/desk/newsletters/sending-kind.ts'
import { deliverCopies } from '#worker/jobs/sendings/deliver.ts'
import { fillNext } from '#worker/jobs/sendings/fill.ts'
import type { Mail } from '#worker/mail/mail.ts'

const english = { subject: 'A new act', introduction: 'It applies from May.', closing: '' }
const french = { subject: 'Une nouvelle loi', introduction: 'Elle s’applique dès mai.' }
const kinds = { letter: newsletterKind }
const article = 'four-markets-four-kinds-of-certainty'

stoppedClock()
beforeAll(() => seedShipped())

let editor: Browser

beforeEach(async () => {
  await withoutSendings()
  editor = (await signInAtDesk('editor')).browser
})

/** Saves a French version, of all texts by default. */
async function translate(id: string, texts: object = french, by = editor): Promise<string> {
  const input = { locale: 'fr', base: '', ...texts }
  return createdId(await by.send(routes.documentRevisions.href({ id }), input, { as: 'json' }))
}

async function sendNow(id: string, revision: string, by = editor) {
  return by.send(routes.letterSendings.href({ id }), { revision }, { as: 'json' })
}

/** Sends a newsletter to a reader of each language, and returns the email to one of them. */
async function emailsOf(id: string, revision: string) {
  for (const locale of locales) await subscribeAddress(`${locale}@example.com`, locale)
  expect((await sendNow(id, revision)).status).toBe(201)
  const mails: Mail[] = []
  const send = async (_: string, mail: Mail) => {
    mails.push(mail)
    return { outcome: 'sent' } as const
  }
  while (await fillNext(db, kinds));
  await deliverCopies({ ...workOf().work, kinds, ...runBy(send) })
  return (locale: Locale) => {
    const mail = mails.find(({ to }) => to === `${locale}@example.com`)
    if (!mail) throw new Error(`Expected a newsletter to the reader of ${locale}`)
    return mail
  }
}

const textAt = async (path: string) => (await newVisitor().visit(path)).text()

describe('a newsletter with a French translation', () => {
  test('reaches each subscriber in their language, or in English', async () => {
    const { documentId, revisionId } = await insertNewsletter({ ...english, notes: [article] })
    await translate(documentId)
    const emailTo = await emailsOf(documentId, revisionId)
    expect(emailTo('en').subject).toBe(english.subject)
    const { subject, text } = emailTo('fr')
    expect(subject).toBe(french.subject)
    expect(text).toContain(french.introduction)
    // Articles have the titles and addresses of the same language.
    expect(text).toContain('Nouveaux articles')
    expect(text).toContain(`/fr/insights/${article}`)
    expect(emailTo('pt').html).toMatch(/<html lang="pt">.*<div lang="en"><p[^>]*>It applies/s)
  })

  test('is in English for everybody while one of its texts is not translated', async () => {
    const { documentId, revisionId, slug } = await insertNewsletter({
      ...english,
      closing: 'Until June.',
    })
    await translate(documentId)
    const emailTo = await emailsOf(documentId, revisionId)
    expect(emailTo('fr').subject).toBe(english.subject)
    expect(await textAt(`/fr${routes.letter.href({ slug })}`)).toContain(`${english.subject}</h1>`)
  })

  test('is in the French archive from its sending on', async () => {
    const { documentId, revisionId, slug } = await insertNewsletter(english)
    await translate(documentId)
    const path = `/fr${routes.letter.href({ slug })}`
    expect((await newVisitor().visit(path)).status).toBe(404)
    await subscribeAddress('reader@example.com')
    expect((await sendNow(documentId, revisionId)).status).toBe(201)
    const page = await textAt(path)
    expect(page).toContain(`${french.subject}</h1>`)
    expect(page).toContain(french.introduction)
    const archive = await textAt(`/fr${routes.letters.href()}`)
    expect(archive).toContain(`${french.subject}</a>`)
    expect(archive).toContain(french.introduction)
    const portuguese = await textAt(`/pt${routes.letter.href({ slug })}`)
    expect(portuguese).toMatch(new RegExp(`<h1 lang="en"[^>]*>${english.subject}</h1>`))
    expect(portuguese).toMatch(/<div lang="en"[^>]*><p>It applies/)
  })

  test('needs another person than its translator under the two-person rule', async () => {
    const { browser } = await signInAtDesk('editor', { TWO_PERSON_RULE: 'true' })
    const { documentId, revisionId } = await insertNewsletter(english)
    await translate(documentId, french, browser)
    await subscribeAddress('reader@example.com')
    expect((await newsletterPage(browser, documentId)).ownRevision).toBe(true)
    const own = await sendNow(documentId, revisionId, browser)
    expect(await errorsOf(own)).toEqual({ revision: [messages.documents.anotherPerson] })
    expect((await sendNow(documentId, revisionId)).status).toBe(201)
  })

  test('cannot be published before it is sent', async () => {
    const { documentId } = await insertNewsletter(english)
    const input = { locale: 'fr', base: '', publish: true, ...french }
    const reply = await editor.send(routes.documentRevisions.href({ id: documentId }), input, {
      as: 'json',
    })
    expect(await errorsOf(reply)).toEqual({ revision: [messages.documents.withoutOriginal] })
  })

  test('is tested in both languages', async () => {
    const { documentId } = await insertNewsletter(english)
    await translate(documentId)
    const { browser, account } = await signInAtDesk('editor')
    await browser.send(routes.letterTests.href({ id: documentId }), {}, { as: 'json' })
    const subjects = (await mailbox(account.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining([`Test: ${english.subject}`, `Test: ${french.subject}`]),
    )
  })

  test('shows at the desk who gets it in which language', async () => {
    const { documentId } = await insertNewsletter(english)
    await subscribeAddress('french@example.com', 'fr')
    await translate(documentId)
    expect((await newsletterPage(editor, documentId)).languages).toEqual([
      { locale: 'fr', subscribers: 1, isTranslated: true },
      { locale: 'pt', subscribers: 0, isTranslated: false },
    ])
  })
})
