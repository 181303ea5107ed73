import { beforeEach, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings, signedInAs } from '#tests/support/account/accounts.ts'
import { savePreferences } from '#tests/support/account/alerts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCronBySmtp } from '#tests/support/cron.ts'
import {
  insertNewsletter,
  newsletterPage,
  receivers,
  startNewsletter,
  subscribeMany,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newsletterSubscribers } from '#worker/db/schema.ts'
import { createUnsubscribeToken } from '#worker/site/newsletter/subscriptions.ts'

const hour = 3600

stoppedClock()
beforeEach(withoutSendings)
beforeEach(async () => {
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
})

async function subscribe(email: string): Promise<string> {
  const { token, stored } = await createUnsubscribeToken(settings)
  await db.insert(newsletterSubscribers).values({
    email,
    ...stored,
    confirmedAt: new Date(),
    confirmHash: crypto.randomUUID(),
    confirmExpiresAt: new Date(),
    createdAt: new Date(),
  })
  return token
}

test('a newsletter goes to the subscribers who follow its market only', async () => {
  const { browser } = await signInAtDesk('editor')
  const follower = await createUser({ email: 'follower@example.com' })
  await savePreferences(await signedInAs(follower), ['kenya'], 'never')
  await subscribe(follower.email)
  await subscribeMany(2)
  const { documentId, revisionId: revision } = await insertNewsletter()
  const { segments, subscribers } = await newsletterPage(browser, documentId)
  expect([segments, subscribers]).toEqual([[{ market: 'kenya', name: 'Kenya', subscribers: 1 }], 3])
  const path = routes.letterSendings.href({ id: documentId })
  const send = (market: string) => browser.send(path, { revision, market }, { as: 'json' })
  expect((await send('atlantis')).status).toBe(422)
  const nobody = await send('ghana')
  expect((await nobody.json<{ message: string }>()).message).toBe(messages.letters.nobody)
  expect((await send('kenya')).status).toBe(201)
  await runCronBySmtp()
  expect(await receivers()).toEqual([follower.email])
  const { sending } = await newsletterPage(browser, documentId)
  expect(sending).toMatchObject({ market: 'Kenya', state: 'done', sent: 1, total: 1 })
})

test('a scheduled newsletter is sent and in the archive from its time, unless that is cancelled', async () => {
  const { browser } = await signInAtDesk('editor')
  const [email = ''] = await subscribeMany(1)
  const schedule = async () => {
    const letter = await insertNewsletter()
    const from = new Date(Date.now() + 2 * hour * 1000).toISOString()
    const path = routes.letterSendings.href({ id: letter.documentId })
    const body = { revision: letter.revisionId, from }
    expect((await browser.send(path, body, { as: 'json' })).status).toBe(201)
    return letter
  }
  const [kept, cancelled] = [await schedule(), await schedule()]
  const stop = routes.stopLetter.href({ id: cancelled.documentId })
  expect((await browser.send(stop, {}, { as: 'json' })).status).toBe(204)
  later(hour)
  await runCronBySmtp()
  const early = await newsletterPage(browser, kept.documentId)
  expect([early.sending?.state, early.isShown, await receivers()]).toEqual(['scheduled', false, []])
  later(hour)
  await runCronBySmtp()
  await runCronBySmtp()
  expect(await receivers()).toEqual([email])
  expect((await newsletterPage(browser, kept.documentId)).isShown).toBe(true)
  const { sending, state } = await newsletterPage(browser, cancelled.documentId)
  expect([sending, state]).toEqual([null, 'draft'])
})

test('who leaves after a newsletter counts there, and still as somebody who was sent it', async () => {
  const { browser } = await signInAtDesk('editor')
  const token = await subscribe('leaver@example.com')
  const first = await startNewsletter()
  await runCronBySmtp()
  later(60)
  const second = await startNewsletter()
  await runCronBySmtp()
  await newVisitor().send(routes.newsletterUnsubscribe.href({ token }), {})
  const sendingOf = async (id: string) => (await newsletterPage(browser, id)).sending
  expect(await sendingOf(first.documentId)).toMatchObject({ sent: 1, total: 1, unsubscribed: 0 })
  expect(await sendingOf(second.documentId)).toMatchObject({ sent: 1, total: 1, unsubscribed: 1 })
})

test('the desk shows the HTML part as it arrives, in a frame that runs nothing', async () => {
  const { browser } = await signInAtDesk('editor')
  const { documentId } = await insertNewsletter({ introduction: 'Dear "reader" & friends,' })
  const { html } = await newsletterPage(browser, documentId)
  expect(html).toContain('Dear &quot;reader&quot; &amp; friends,')
  const page = await (await browser.visit(routes.deskLetter.href({ id: documentId }))).text()
  expect(page).toContain('sandbox="" srcdoc="&lt;!doctype html'.replace('&lt;', '<'))
  expect(page).toContain('Dear &amp;quot;reader&amp;quot; &amp;amp; friends,')
})
