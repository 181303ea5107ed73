import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { delivery, throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { db } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { runCronBySmtp } from '#tests/support/cron.ts'
import { insertRevision, seedShipped } from '#tests/support/desk/documents.ts'
import {
  findCopies,
  insertNewsletter,
  mailService,
  newsletterPage,
  startNewsletter,
  subscribeMany,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { loggedActions, signInAtDesk } from '#tests/support/desk/people.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { publications, sendingCopies, sendings } from '#worker/db/schema.ts'

const { letters, documents } = messages

stoppedClock()

beforeAll(() => seedShipped())
beforeEach(withoutSendings)

const pathsOf = (id: string) => ({
  page: routes.deskLetter.href({ id }),
  tests: routes.letterTests.href({ id }),
  sendings: routes.letterSendings.href({ id }),
  stop: routes.stopLetter.href({ id }),
  go: routes.continueLetter.href({ id }),
})

const published = (id: string) =>
  db.select().from(publications).where(eq(publications.documentId, id))

describe('the desk page of a newsletter', () => {
  test.each(['editor', 'owner'] as const)(
    'is open to an %s, with all that it offers',
    async (role) => {
      await subscribeMany(1)
      const { documentId, revisionId } = await insertNewsletter()
      const { browser } = await signInAtDesk(role)
      const paths = pathsOf(documentId)
      expect((await newsletterPage(browser, documentId)).id).toBe(documentId)
      const sent = await browser.send(paths.sendings, { revision: revisionId }, { as: 'json' })
      expect(sent.status).toBe(201)
      for (const path of [paths.tests, paths.stop, paths.go]) {
        expect((await browser.send(path, {}, { as: 'json' })).status).toBe(204)
      }
    },
  )

  test('does not exist for other documents and unknown ids', async () => {
    const { browser } = await signInAtDesk('editor')
    const note = await insertRevision({ kind: 'note', slug: 'no-letter' })
    for (const id of [note.documentId, 'unknown']) {
      const paths = pathsOf(id)
      expect((await browser.visit(paths.page)).status).toBe(404)
      for (const path of [paths.tests, paths.sendings, paths.stop, paths.go]) {
        const fields = { revision: note.revisionId }
        expect((await browser.send(path, fields, { as: 'json' })).status).toBe(404)
      }
    }
  })

  test('shows an unsent newsletter', async () => {
    const { browser, account } = await signInAtDesk('editor', {})
    await subscribeMany(3)
    const newsletter = await insertNewsletter(
      { subject: 'November', introduction: 'See [the rules](/rules).', closing: 'Until then.' },
      account.id,
    )
    const page = await newsletterPage(browser, newsletter.documentId)
    expect(page).toMatchObject({
      id: newsletter.documentId,
      slug: newsletter.slug,
      subject: 'November',
      state: 'draft',
      revisions: [{ id: newsletter.revisionId, number: 1, author: account.name }],
      subscribers: 3,
      sending: null,
      twoPersonRule: false,
      ownRevision: true,
      status: null,
      now: new Date().toISOString(),
    })
    expect(page.text).toContain('November')
    expect(page.text).toContain('the rules (https://kilima.test/rules)')
    expect(page.text).toContain('Until then.')
    expect(page.text).toMatch(/Unsubscribe: https:\/\/kilima\.test\/newsletter\/unsubscribe\//)
  })
})

describe('a test of a newsletter', () => {
  test('is one email to the person who requests it', async () => {
    const { browser, account } = await signInAtDesk('editor')
    await subscribeMany(2)
    const { documentId } = await insertNewsletter({ subject: 'Only for me' })
    const response = await browser.send(pathsOf(documentId).tests, {}, { as: 'json' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    const mails = await mailbox(account.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Test: Only for me'])
    expect(await db.select().from(sendings)).toEqual([])
    expect(await published(documentId)).toEqual([])
  })

  test.each(bothForms)('redirects back with a message: %s', async (as) => {
    const { browser } = await signInAtDesk('editor')
    const { documentId } = await insertNewsletter()
    const { page, tests } = pathsOf(documentId)
    const { props } = await expectSentTo(browser, await browser.send(tests, {}, { as }), page)
    expect(props.status).toBe(letters.tested)
  })

  test('is limited in number', async () => {
    const { browser } = await signInAtDesk('editor')
    const { documentId } = await insertNewsletter()
    const [{ hits }] = throttles.letterTest
    const ask = () => browser.send(pathsOf(documentId).tests, {}, { as: 'json' })
    for (let count = 0; count < hits; count++) expect((await ask()).status).toBe(204)
    expect((await ask()).status).toBe(429)
  })
})

describe('a sent newsletter', () => {
  const publish = (browser: Browser, id: string, revision: string) =>
    browser.send(routes.documentPublications.href({ id }), { revision }, { as: 'json' })
  const unpublish = (browser: Browser, id: string) =>
    browser.send(routes.documentWithdrawals.href({ id }), {}, { as: 'json' })
  const theSending = async () => (await db.select().from(sendings))[0]

  test('can be corrected without sending again; an unsent one cannot be published', async () => {
    const { browser } = await signInAtDesk('editor')
    await subscribeMany(1)
    const newsletter = await startNewsletter()
    const { slug, documentId } = newsletter
    const corrected = { kind: 'letter' as const, slug, fields: { subject: 'Corrected' } }
    const { revisionId } = await insertRevision(corrected)
    expect((await publish(browser, documentId, revisionId)).status).toBe(201)
    expect(await theSending()).toMatchObject({ revisionId: newsletter.revisionId, stoppedAt: null })
    const archive = await browser.page(routes.letter.href({ slug }))
    expect(archive.props.letter).toMatchObject({ subject: 'Corrected' })
    const unsent = await insertNewsletter()
    await expectInvalid(await publish(browser, unsent.documentId, unsent.revisionId), {
      revision: [documents.bySending],
    })
  })

  test('is paused when it is unpublished, and can be published again', async () => {
    const { browser, account } = await signInAtDesk('editor')
    await subscribeMany(1)
    const { slug, documentId, revisionId } = await startNewsletter()
    expect((await unpublish(browser, documentId)).status).toBe(204)
    expect(await theSending()).toMatchObject({ stoppedAt: expect.any(Date) })
    expect((await loggedActions(account)).toSorted()).toEqual([
      `document.withdrawn ${documentId}`,
      `letter.stopped ${documentId}`,
    ])
    expect((await browser.visit(routes.letter.href({ slug }))).status).toBe(404)
    expect((await publish(browser, documentId, revisionId)).status).toBe(201)
    expect((await browser.visit(routes.letter.href({ slug }))).status).toBe(200)
  })

  test('can be resumed only after it is published again', async () => {
    const { browser, account } = await signInAtDesk('editor')
    await subscribeMany(1)
    const { documentId, revisionId } = await startNewsletter()
    const { page, go } = pathsOf(documentId)
    const { sent: emails, settings } = mailService()
    const isPublished = async () => (await browser.page(page)).props.isShown
    expect(await isPublished()).toBe(true)
    await unpublish(browser, documentId)
    expect(await isPublished()).toBe(false)
    const before = await loggedActions(account)
    await expectInvalid(await browser.send(go, {}, { as: 'json' }), {
      letter: [letters.withdrawn],
    })
    const again = await browser.send(go, {}, { as: 'inertia' })
    await expectRefused(browser, again, { path: page, errors: { letter: letters.withdrawn } })
    await runCronBySmtp(settings)
    expect(emails).toEqual([])
    expect(await loggedActions(account)).toEqual(before)
    const schedule = { revision: revisionId, from: new Date(Date.now() + 86_400_000).toISOString() }
    const path = routes.documentPublications.href({ id: documentId })
    expect((await browser.send(path, schedule, { as: 'json' })).status).toBe(201)
    expect((await browser.send(go, {}, { as: 'json' })).status).toBe(422)
    expect(await isPublished()).toBe(false)
    await publish(browser, documentId, revisionId)
    expect(await isPublished()).toBe(true)
    expect((await browser.send(go, {}, { as: 'json' })).status).toBe(204)
    await runCronBySmtp(settings)
    expect(emails).toHaveLength(1)
  })

  test('can neither be paused nor resumed once everybody has it, and nothing is logged', async () => {
    const { browser, account } = await signInAtDesk('editor')
    await subscribeMany(1)
    const { documentId } = await startNewsletter()
    await runCronBySmtp(mailService().settings)
    const { page, stop, go } = pathsOf(documentId)
    for (const path of [stop, go]) {
      expect((await browser.send(path, {}, { as: 'json' })).status).toBe(204)
      const { props } = await expectSentTo(browser, await browser.send(path, {}), page)
      expect(props.status).toBe(letters.sentBefore)
    }
    expect(await theSending()).toMatchObject({ stoppedAt: null })
    expect(await loggedActions(account)).toEqual([])
  })

  test('is not paused by unpublishing once everybody has it', async () => {
    const { browser } = await signInAtDesk('editor')
    await subscribeMany(1)
    const { documentId } = await startNewsletter()
    await db.update(sendings).set({ filledAt: new Date() })
    await db.delete(sendingCopies)
    expect((await unpublish(browser, documentId)).status).toBe(204)
    expect(await theSending()).toMatchObject({ stoppedAt: null })
  })

  test('cannot be published by its author under the two-person rule', async () => {
    const { browser, account } = await signInAtDesk('editor', { TWO_PERSON_RULE: 'true' })
    await subscribeMany(1)
    const { slug, documentId } = await startNewsletter()
    const { revisionId } = await insertRevision({ kind: 'letter', slug, by: account.id })
    await expectInvalid(await publish(browser, documentId, revisionId), {
      revision: [documents.anotherPerson],
    })
  })
})

describe('sending a newsletter', () => {
  test.each([
    ['market', 7],
    ['market', ['kenya']],
    ['from', ['2027-01-04T08:00']],
    ['from', {}],
  ])('is refused with the %s %j, which would send it to all or at once', async (field, odd) => {
    const { browser } = await signInAtDesk('editor')
    const { documentId, revisionId } = await insertNewsletter()
    const input = { revision: revisionId, [field]: odd }
    const response = await browser.send(pathsOf(documentId).sendings, input, { as: 'json' })
    expect(await errorsOf(response)).toEqual({ [field]: [messages.string(field)] })
    expect(await db.select().from(sendings)).toEqual([])
  })

  test('publishes the revision and starts at the same time', async () => {
    const { browser, account } = await signInAtDesk('editor')
    await subscribeMany(2)
    const { documentId, revisionId } = await insertNewsletter()
    const path = pathsOf(documentId).sendings
    const response = await browser.send(path, { revision: revisionId }, { as: 'json' })
    const [sending] = await db.select().from(sendings)
    expect([response.status, await response.json()]).toEqual([201, { id: sending?.id }])
    expect(sending).toMatchObject({ kind: 'letter', about: documentId, revisionId })
    expect(await published(documentId)).toMatchObject([{ revisionId, publishedBy: account.id }])
    expect(await loggedActions(account)).toEqual([`letter.sent ${documentId}`])
    const page = await newsletterPage(browser, documentId)
    expect(page.state).toBe('published')
    expect(page.sending).toEqual({
      startedAt: new Date().toISOString(),
      startedBy: account.name,
      state: 'preparing',
      total: 0,
      sent: 0,
      waiting: 0,
      failed: 0,
      market: null,
      ...{ suppressed: 0, bounced: 0, unsubscribed: 0 },
    })
  })

  test.each(bothForms)('redirects back with a message: %s', async (as) => {
    const { browser } = await signInAtDesk('owner')
    await subscribeMany(1)
    const { documentId, revisionId } = await insertNewsletter()
    const { page, sendings: path } = pathsOf(documentId)
    const response = await browser.send(path, { revision: revisionId }, { as })
    const { props } = await expectSentTo(browser, response, page)
    expect(props.status).toBe(letters.started)
  })

  test('happens once, even for concurrent requests', async () => {
    const { browser } = await signInAtDesk('editor')
    await subscribeMany(1)
    const { documentId, revisionId } = await insertNewsletter()
    const { page, sendings: path } = pathsOf(documentId)
    const ask = () => browser.send(path, { revision: revisionId }, { as: 'json' })
    const replies = await Promise.all(Array.from({ length: 10 }, ask))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)])
    expect(await db.select().from(sendings)).toHaveLength(1)
    expect(await published(documentId)).toHaveLength(1)
    await expectInvalid(await ask(), { letter: [letters.sentBefore] })
    const again = await browser.send(path, { revision: revisionId }, { as: 'inertia' })
    await expectRefused(browser, again, { path: page, errors: { letter: letters.sentBefore } })
  })

  test('needs a subscriber', async () => {
    const { browser } = await signInAtDesk('editor')
    const { documentId, revisionId } = await insertNewsletter()
    const path = pathsOf(documentId).sendings
    const response = await browser.send(path, { revision: revisionId }, { as: 'json' })
    await expectInvalid(response, { letter: [letters.nobody] })
    expect(await published(documentId)).toEqual([])
    expect(await db.select().from(sendings)).toEqual([])
  })

  test('needs a revision of the newsletter', async () => {
    const { browser } = await signInAtDesk('editor')
    await subscribeMany(1)
    const [{ documentId }, other] = await Promise.all([insertNewsletter(), insertNewsletter()])
    const path = pathsOf(documentId).sendings
    const without = await browser.send(path, {}, { as: 'json' })
    await expectInvalid(without, { revision: [messages.required('revision')] })
    const foreign = await browser.send(path, { revision: other.revisionId }, { as: 'json' })
    await expectInvalid(foreign, { revision: [messages.in('revision')] })
    expect(await db.select().from(sendings)).toEqual([])
  })

  test('needs another person than the author under the two-person rule', async () => {
    const rule = { TWO_PERSON_RULE: 'true' }
    const { browser, account } = await signInAtDesk('editor', rule)
    const other = await signInAtDesk('editor', rule)
    await subscribeMany(1)
    const { documentId, revisionId } = await insertNewsletter({}, account.id)
    const path = pathsOf(documentId).sendings
    const own = await browser.send(path, { revision: revisionId }, { as: 'json' })
    await expectInvalid(own, { revision: [documents.anotherPerson] })
    const [page] = await Promise.all([newsletterPage(browser, documentId)])
    expect(page).toMatchObject({ twoPersonRule: true, ownRevision: true, sending: null })
    const response = await other.browser.send(path, { revision: revisionId }, { as: 'json' })
    expect(response.status).toBe(201)
    const late = await browser.send(path, { revision: revisionId }, { as: 'json' })
    await expectInvalid(late, { letter: [letters.sentBefore] })
  })

  test('reports the two-person rule before the missing subscribers', async () => {
    const { browser, account } = await signInAtDesk('editor', { TWO_PERSON_RULE: 'true' })
    const { documentId, revisionId } = await insertNewsletter({}, account.id)
    const path = pathsOf(documentId).sendings
    const response = await browser.send(path, { revision: revisionId }, { as: 'json' })
    await expectInvalid(response, { revision: [documents.anotherPerson] })
    expect(await published(documentId)).toEqual([])
  })
})

describe('a newsletter that is being sent', () => {
  test('shows its progress', async () => {
    const { browser } = await signInAtDesk('editor')
    await subscribeMany(2, 'a')
    await subscribeMany(1, 'later')
    await subscribeMany(1, 'refused')
    const { documentId } = await startNewsletter()
    const { settings } = mailService()
    await runCronBySmtp(settings)
    const { sending } = await newsletterPage(browser, documentId)
    expect(sending).toMatchObject({ state: 'sending', total: 4, sent: 2, waiting: 1, failed: 1 })
    await env.DB.prepare(
      'UPDATE sending_copies SET next_attempt_at = 1, deferred_at_ms = ? WHERE next_attempt_at > 0',
    )
      .bind(-delivery.givenUpAfterSeconds * 1000)
      .run()
    await runCronBySmtp(settings)
    const after = await newsletterPage(browser, documentId)
    expect(after.sending).toMatchObject({ state: 'done', sent: 2, waiting: 0, failed: 2 })
  })

  test('can be paused and resumed, and the log shows by whom', async () => {
    const { browser, account } = await signInAtDesk('editor')
    await subscribeMany(3)
    const { documentId } = await startNewsletter()
    const { page, stop, go } = pathsOf(documentId)
    const { sent: emails, settings } = mailService()
    const stopped = await expectSentTo(browser, await browser.send(stop, {}), page)
    expect(stopped.props).toMatchObject({ status: letters.stopped, sending: { state: 'stopped' } })
    expect((await browser.send(stop, {}, { as: 'json' })).status).toBe(204)
    await runCronBySmtp(settings)
    expect(emails).toEqual([])
    const gone = await expectSentTo(browser, await browser.send(go, {}, { as: 'inertia' }), page)
    expect(gone.props).toMatchObject({
      status: letters.continued,
      sending: { state: 'preparing' },
    })
    await runCronBySmtp(settings)
    expect(emails).toHaveLength(3)
    expect(await loggedActions(account)).toEqual([
      `letter.stopped ${documentId}`,
      `letter.continued ${documentId}`,
    ])
  })

  test('pauses in the middle of a batch', async () => {
    const { browser } = await signInAtDesk('editor')
    const addresses = await subscribeMany(12)
    const { documentId } = await startNewsletter()
    const { sent: emails, settings } = mailService(async ({ length }) => {
      if (length === 2) await browser.send(pathsOf(documentId).stop, {}, { as: 'json' })
    })
    await runCronBySmtp(settings)
    expect(emails, 'the mail that was under way arrives').toHaveLength(3)
    expect((await findCopies()).filter((copy) => copy.leased_until !== null)).toEqual([])
    await browser.send(pathsOf(documentId).go, {}, { as: 'json' })
    await runCronBySmtp(settings)
    expect(emails.toSorted()).toEqual(addresses)
  })

  test('cannot be paused before it is sent', async () => {
    const { browser } = await signInAtDesk('editor')
    const { documentId } = await insertNewsletter()
    const { stop, go } = pathsOf(documentId)
    for (const path of [stop, go]) {
      expect((await browser.send(path, {}, { as: 'json' })).status).toBe(404)
    }
  })
})
