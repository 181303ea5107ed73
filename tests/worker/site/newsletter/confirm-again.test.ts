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
  letters,
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

  test('is refused afterwards, and its entry is deleted by cron', async () => {
    const { email, path } = await pendingPath()
    later(lifetimes.newsletterConfirmSeconds)
    await expectDead(path)
    expect(await subscriberRow(email)).not.toBeNull()
    await runCron()
    expect(await subscriberRow(email)).toBeNull()
    await expectDead(path)
  })

  test('goes on saying so after it was used, however old', async () => {
    const { email, path } = await pendingPath()
    await press(path)
    later(2 * lifetimes.newsletterConfirmSeconds)
    await runCron()
    expect((await press(path)).status).toBe(200)
    expect((await subscriberRow(email))?.confirmed_at).toEqual(expect.any(Number))
  })

  test('is replaced by that of a newer mail', async () => {
    const { email, path: older } = await pendingPath()
    later(minute.seconds)
    await subscribe(email)
    const newer = await confirmPathOf(email)
    expect(newer).not.toBe(older)
    await expectDead(older)
    expect((await press(newer)).status).toBe(200)
  })

  test('stays as it is when the newer mail was one too many', async () => {
    const { email, path } = await pendingPath()
    await subscribe(email)
    expect((await press(path)).status).toBe(200)
  })

  test('is made anew for an address whose earlier one expired', async () => {
    const { email } = await pendingPath()
    later(lifetimes.newsletterConfirmSeconds)
    await subscribe(email)
    expect((await press(await confirmPathOf(email))).status).toBe(200)
  })

  test('is not replaced by a request that it overtakes', async () => {
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

describe('who is subscribed and asks again', () => {
  test('gets the "subscribed" mail again, with the same unsubscribe link', async () => {
    const email = await createSubscriber()
    const link = await unsubscribePathOf(email)
    later(minute.seconds)
    await subscribe(email)
    expect(await subjectsTo(email)).toEqual([
      letters.confirm,
      letters.subscribed,
      letters.subscribed,
    ])
    expect(await unsubscribePathOf(email)).toBe(link)
  })

  test('is asked to confirm again after unsubscribing, and the old link is dead', async () => {
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
