import { describe, expect, test } from 'vitest'
import { lifetimes, mailLimits } from '#shared/constants.ts'
import { expectInvalid } from '#tests/support/account/account-replies.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { interruptedDatabase } from '#tests/support/db/interrupted-database.ts'
import { subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  confirmPathOf,
  createSubscriber,
  newsletterSubjects,
  pendingPath,
  subscribe,
  subscriberRow,
  unsubscribePathOf,
} from '#tests/support/site/newsletter.ts'

const invalidLink = 'This link is invalid or has expired. Please subscribe again.'
const { perMinute: minute } = mailLimits

const press = (path: string) => newVisitor().send(path, {}, { as: 'json' })

async function expectDead(path: string) {
  await expectInvalid(await press(path), { token: [invalidLink] })
}

stoppedClock()

describe('a confirmation link', () => {
  test('can be used until its last second', async () => {
    const { path } = await pendingPath()
    later(lifetimes.newsletterConfirmSeconds - 1)
    expect((await press(path)).status).toBe(200)
  })

  test('is refused afterwards, and cron deletes its row', async () => {
    const { email, path } = await pendingPath()
    later(lifetimes.newsletterConfirmSeconds)
    await expectDead(path)
    expect(await subscriberRow(email)).not.toBeNull()
    await runCron()
    expect(await subscriberRow(email)).toBeNull()
    await expectDead(path)
  })

  test('keeps confirming after it was used, at any age', async () => {
    const { email, path } = await pendingPath()
    await press(path)
    later(2 * lifetimes.newsletterConfirmSeconds)
    await runCron()
    expect((await press(path)).status).toBe(200)
    expect((await subscriberRow(email))?.confirmed_at).toEqual(expect.any(Number))
  })

  test('is replaced by the link of a newer mail', async () => {
    const { email, path: older } = await pendingPath()
    later(minute.seconds)
    await subscribe(email)
    const newer = await confirmPathOf(email)
    expect(newer).not.toBe(older)
    await expectDead(older)
    expect((await press(newer)).status).toBe(200)
  })

  test('stays valid when the newer mail exceeded the allowance', async () => {
    const { email, path } = await pendingPath()
    await subscribe(email)
    expect((await press(path)).status).toBe(200)
  })

  test('is renewed for an address whose earlier link expired', async () => {
    const { email } = await pendingPath()
    later(lifetimes.newsletterConfirmSeconds)
    await subscribe(email)
    expect((await press(await confirmPathOf(email))).status).toBe(200)
  })

  test('is not replaced by a concurrent request', async () => {
    const { email, path } = await pendingPath()
    later(minute.seconds)
    const DB = interruptedDatabase(async () => {
      await press(path)
    })
    await subscribe(email, { browser: newVisitor({ DB }) })
    expect((await subscriberRow(email))?.confirmed_at).toEqual(expect.any(Number))
    expect((await press(path)).status).toBe(200)
  })
})

describe('a subscriber who subscribes again', () => {
  test('gets the "subscribed" mail again, with the same unsubscribe link', async () => {
    const email = await createSubscriber()
    const link = await unsubscribePathOf(email)
    later(minute.seconds)
    await subscribe(email)
    expect(await subjectsTo(email)).toEqual([
      newsletterSubjects.confirm,
      newsletterSubjects.subscribed,
      newsletterSubjects.subscribed,
    ])
    expect(await unsubscribePathOf(email)).toBe(link)
  })

  test('has to confirm again after unsubscribing, and the old link is invalid', async () => {
    const { email, path } = await pendingPath()
    await press(path)
    await press(await unsubscribePathOf(email))
    await expectDead(path)
    later(minute.seconds)
    await subscribe(email)
    expect((await subscriberRow(email))?.confirmed_at).toBeNull()
    await expectDead(path)
  })
})
