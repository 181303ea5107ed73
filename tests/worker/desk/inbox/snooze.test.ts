import { beforeEach, describe, expect, test } from 'vitest'
import { inboxLimits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { at, later, stoppedClock } from '#tests/support/clock.ts'
import { emptyStores } from '#tests/support/db/empty-stores.ts'
import { createThread, inboxPage, newestEntry, threadPage } from '#tests/support/desk/inbox.ts'
import { handIn, openThreadOf, rawMail } from '#tests/support/desk/incoming-mail.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { wakeThreads } from '#worker/desk/inbox/wake-threads.ts'

stoppedClock()

let browser: Browser
beforeEach(async () => {
  await emptyStores()
  browser = await signedInAs(await createUser({ role: 'advisor', name: 'Brian Mwangi' }))
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const snooze = (id: string, until: unknown) =>
  browser.send(routes.snoozeThread.href({ id }), { until }, { as: 'json' })
const statusOf = async (id: string) => (await threadPage(browser, id)).thread.status

describe('a snoozed enquiry', () => {
  test('leaves the open ones until its time, and has a list of its own', async () => {
    const id = await createThread()
    const until = inHours(1)
    expect((await snooze(id, until.toISOString())).status).toBe(204)
    const { threads, counts } = await inboxPage(browser, '?status=snoozed')
    expect(threads).toMatchObject([
      { id, status: 'snoozed', snoozedUntil: until.toISOString(), dueAt: null, late: false },
    ])
    expect(counts.snoozed).toBe(1)
    expect((await inboxPage(browser)).threads.map((thread) => thread.id)).not.toContain(id)
    expect((await threadPage(browser, id)).entries.at(-1)?.body).toMatch(/^snoozed it until /)
    expect(await wakeThreads(db)).toBe(0)
  })

  test('opens again by the cron trigger, due at that time', async () => {
    const id = await createThread({ status: 'waiting', createdAt: inHours(-400) })
    const until = inHours(1)
    await snooze(id, until.toISOString())
    at(until)
    expect(await wakeThreads(db)).toBeGreaterThan(0)
    expect((await threadPage(browser, id)).thread).toMatchObject({
      status: 'open',
      dueAt: until.toISOString(),
      snoozedUntil: null,
    })
  })

  test('opens at once when the person writes', async () => {
    const { id, address } = await openThreadOf()
    await snooze(id, inHours(1).toISOString())
    await handIn(rawMail(), { to: address })
    expect(await statusOf(id)).toBe('open')
    later(5400)
    await browser.send(
      routes.deskThread.href({ id }),
      { status: 'done' },
      { as: 'json', method: 'PATCH' },
    )
    await wakeThreads(db)
    expect(await statusOf(id)).toBe('done')
  })

  test('is no longer snoozed after a reply', async () => {
    const id = await createThread()
    await snooze(id, inHours(1).toISOString())
    const fields = { body: 'An answer', last: await newestEntry(id) }
    await browser.send(routes.deskReplies.href({ id }), fields, { as: 'json' })
    expect(await statusOf(id)).toBe('waiting')
  })

  test('takes the time of a form as that of the office', async () => {
    const id = await createThread()
    const day = inHours(48).toISOString().slice(0, 10)
    await snooze(id, `${day}T09:00`)
    expect((await threadPage(browser, id)).thread.snoozedUntil).toBe(`${day}T06:00:00.000Z`)
  })

  test.each([
    [undefined, messages.required('until')],
    ['', messages.required('until')],
    ['tomorrow', messages.desk.snoozeTime],
    ['2026-02-30T09:00', messages.desk.snoozeTime],
    [7, messages.string('until')],
    ['2020-01-01T09:00', messages.desk.snoozePast],
    [
      new Date(Date.now() + (inboxLimits.snoozeDays + 1) * 86_400_000).toISOString(),
      messages.desk.snoozeLate,
    ],
  ])('is refused with the time %j', async (until, message) => {
    const id = await createThread()
    expect(await errorsOf(await snooze(id, until))).toEqual({ until: [message] })
    expect(await statusOf(id)).toBe('open')
  })
})
