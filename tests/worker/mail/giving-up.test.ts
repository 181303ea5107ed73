import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { delivery } from '#shared/constants.ts'
import { db } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newAddress, subscribe } from '#tests/support/site/newsletter.ts'
import { settingsOf } from '#worker/env.ts'
import { deliverNow } from '#worker/mail/deliver.ts'

const hour = 3600
const dead = { SMTP_PORT: '1' }

/** Lets so many hours pass, and tries what is due in each, or in each of so many. */
async function hours(count: number, changes: Record<string, string> = {}, every = 1) {
  const settings = settingsOf({ ...env, ...smtpPeer.settings(), ...changes })
  for (let passed = 0; passed < count; passed += every) {
    later(every * hour)
    await deliverNow({ db, settings })
  }
}

/** Causes a mail to this address, whose delivery has been tried when it returns. */
async function sendMail(to = newAddress(), changes: Record<string, string> = {}) {
  const browser = newVisitor({ ...smtpPeer.settings(), ...changes })
  expect((await subscribe(to, { browser })).status).toBe(200)
}

const rows = async () =>
  (await env.DB.prepare('SELECT * FROM outbox ORDER BY rowid').all<Record<string, unknown>>())
    .results

const waiting = { sent_at: null, dead_at: null, sealed: expect.any(String) }
const givenUp = { sent_at: null, dead_at: expect.any(Number), sealed: expect.any(String) }
const hoursInAll = delivery.givenUpAfterSeconds / hour

stoppedClock()

beforeEach(async () => {
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
  await env.DB.batch(
    ['outbox', 'relay_clock'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

describe('a relay that cannot be reached', () => {
  test('for a day costs no mail: all arrive in the minute in which it is back', async () => {
    const to = Array.from({ length: 9 }, newAddress)
    for (const address of to) await sendMail(address, dead)
    await hours(24, dead, 2)
    expect(await rows()).toMatchObject(to.map(() => ({ ...waiting, attempts: 0 })))
    await hours(1)
    expect((await smtpPeer.inbox()).flatMap((mail) => mail.to).toSorted()).toEqual(to.toSorted())
  })

  test('for four days has no mail given up that was refused for now before', async () => {
    await smtpPeer.behave('greylist')
    await sendMail()
    await hours(hoursInAll - 2, {}, 10)
    await hours(4 * 24, dead, 6)
    expect(await rows()).toMatchObject([{ ...waiting, failure: 'no connection' }])
    await hours(1)
    expect(await rows()).toMatchObject([{ ...waiting, failure: '451' }])
    await smtpPeer.behave('accept')
    await hours(6)
    expect(await smtpPeer.inbox()).toHaveLength(1)
  })

  test('leaves the mail that it was tried with behind the others', async () => {
    await sendMail('first@example.com', dead)
    later(1)
    await sendMail('second@example.com', dead)
    await hours(1, dead)
    await hours(1)
    const order = (await smtpPeer.inbox()).flatMap(({ to }) => to)
    expect(order).toEqual(['second@example.com', 'first@example.com'])
  })
})

describe('a mail that the relay refuses for now', () => {
  test('is alive an hour before its time is over, and given up then', async () => {
    await smtpPeer.behave('greylist')
    await sendMail()
    await hours(hoursInAll - 6, {}, 6)
    await hours(5)
    expect(await rows()).toMatchObject([waiting])
    await hours(1)
    expect(await rows()).toMatchObject([{ ...givenUp, failure: '451' }])
  })

  test('has its time from the first refusal, not from when it was written', async () => {
    await sendMail(newAddress(), dead)
    await hours(hoursInAll, dead, 6)
    await smtpPeer.behave('greylist')
    await hours(hoursInAll, {}, 6)
    expect(await rows()).toMatchObject([waiting])
    await hours(6, {}, 6)
    expect(await rows()).toMatchObject([givenUp])
  })

  test('is not given up for another one, whose time is over', async () => {
    await smtpPeer.behave('greylist')
    await sendMail()
    await hours(hoursInAll - 12, {}, 6)
    await sendMail()
    await hours(12, {}, 12)
    expect(await rows()).toMatchObject([givenUp, waiting])
  })
})

describe('a mail that the relay refuses for good', () => {
  test('is given up at once, and keeps no other one from going', async () => {
    await sendMail('refused-1@example.com', dead)
    await sendMail('amina@example.com', dead)
    await hours(1)
    expect(await rows()).toMatchObject([
      { ...givenUp, failure: '550', attempts: 1 },
      { sent_at: expect.any(Number) },
    ])
  })
})
