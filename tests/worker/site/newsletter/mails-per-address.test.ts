import { describe, expect, test } from 'vitest'
import { mailLimits } from '#shared/constants.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { createSubscriber, newAddress, subscribe } from '#tests/support/site/newsletter.ts'

const { perMinute: minute, perDay: day } = mailLimits
const confirmationSent = 'Please confirm your subscription with the link we have emailed you.'

async function ask(email: string) {
  const response = await subscribe(email)
  expect([response.status, await response.json()]).toEqual([200, { message: confirmationSent }])
}

const mailsTo = async (email: string) => (await mailbox(email)).length

stoppedClock()

describe('one address', () => {
  test('gets one mail a minute, from any visitor and in any spelling', async () => {
    const email = newAddress()
    await ask(email)
    await ask(email)
    await ask(email.toUpperCase())
    expect(await mailsTo(email)).toBe(minute.hits)
    later(minute.seconds)
    await ask(email)
    expect(await mailsTo(email)).toBe(2 * minute.hits)
  })

  test('gets a limited number of mails a day, with the same answer', async () => {
    const email = newAddress()
    for (let times = 0; times < day.hits + 2; times++) {
      await ask(email)
      later(minute.seconds)
    }
    expect(await mailsTo(email)).toBe(day.hits)
    later(day.seconds)
    await ask(email)
    expect(await mailsTo(email)).toBe(day.hits + 1)
  })

  test('gets no more mails once it is subscribed', async () => {
    const email = await createSubscriber()
    const mails = await mailsTo(email)
    later(minute.seconds)
    for (let times = 0; times < 3; times++) await ask(email)
    expect(await mailsTo(email)).toBe(mails + minute.hits)
  })

  test('gets one mail for many concurrent requests', async () => {
    const email = newAddress()
    await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    expect(await mailsTo(email)).toBe(minute.hits)
  })

  test('does not use up the allowance of another address', async () => {
    const emails = [newAddress(), newAddress()]
    for (const email of emails) await ask(email)
    expect(await Promise.all(emails.map(mailsTo))).toEqual([1, 1])
  })
})
