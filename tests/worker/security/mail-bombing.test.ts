import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { hourlyCap, mailLimits } from '#shared/constants.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { mailbox, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { contactMessage, countRows, newVisitor } from '#tests/support/site/contact.ts'
import { subscribe } from '#tests/support/site/newsletter.ts'
import { canonicalMailbox } from '#worker/mail/allowance.ts'

stoppedClock()

const { perDay, perMinute, resendsPerDay } = mailLimits

let strangers = 0
const stranger = () => `stranger-${strangers++}@example.net`

async function register(email: string) {
  const pair = { password, password_confirmation: password }
  const browser = newVisitor()
  const fields = { name: 'A', email, ...pair }
  const response = await browser.send(routes.register.href(), fields, { as: 'json' })
  expect(response.status).toBe(201)
  return browser
}

async function moveTo(email: string) {
  const browser = await signedInAs(await createUser())
  const options = { as: 'json', method: 'PATCH' } as const
  const response = await browser.send(routes.profile.href(), { name: 'A', email }, options)
  expect(response.status).toBe(204)
  return browser
}

const write = (email: string) =>
  newVisitor().send(routes.sendContactForm.href(), contactMessage({ email }), { as: 'json' })

const forgot = (email: string) =>
  newVisitor().send(routes.forgotPassword.href(), { email }, { as: 'json' })

async function remove(browser: Awaited<ReturnType<typeof register>>) {
  const options = { as: 'json', method: 'DELETE' } as const
  expect((await browser.send(routes.profile.href(), { password }, options)).status).toBe(204)
}

/** Counts every mail that may have been sent, also for deleted accounts. */
async function mailsCounted(): Promise<number> {
  const query = "SELECT max(count) AS n FROM counters WHERE key GLOB 'mail:*'"
  return (await env.DB.prepare(query).first<number>('n')) ?? 0
}

describe('a mailbox that nobody signed in for', () => {
  test('gets five mails a day of all kinds together, and every reply is the same', async () => {
    const email = stranger()
    expect((await subscribe(email)).status).toBe(200)
    expect((await write(email)).status).toBe(200)
    await register(email)
    for (let times = 0; times < perDay.hits; times++) {
      later(perMinute.hits * 60)
      for (const ask of [subscribe, write, forgot]) expect((await ask(email)).status).toBe(200)
    }
    expect(await mailbox(email)).toHaveLength(perDay.hits)
    later(perDay.seconds)
    await forgot(email)
    expect(await mailbox(email)).toHaveLength(perDay.hits + 1)
  })

  test('is one in all its spellings', async () => {
    const spellings = ['box@exämple.net', 'box+one@exämple.net', 'BOX+two@xn--exmple-cua.net']
    for (let round = 0; round < perDay.hits; round++) {
      for (const email of spellings) await subscribe(email)
      later(60)
    }
    const mails = await Promise.all(
      ['box@exämple.net', 'box+one@exämple.net', 'box+two@xn--exmple-cua.net'].map(mailbox),
    )
    expect(mails.flat()).toHaveLength(perDay.hits)
    expect(canonicalMailbox('+tag@example.com')).toBe('+tag@example.com')
  })

  test('is not flooded by accounts that are made and deleted', async () => {
    await env.DB.prepare('DELETE FROM counters').run()
    const email = stranger()
    for (let times = 0; times <= perDay.hits; times++) await remove(await register(email))
    expect(await mailsCounted()).toBe(perDay.hits)
  })

  test('is not flooded by accounts that move there', async () => {
    await env.DB.prepare('DELETE FROM counters').run()
    const email = stranger()
    for (let times = 0; times <= perDay.hits; times++) await remove(await moveTo(email))
    expect(await mailsCounted()).toBe(perDay.hits)
  })

  test('is not flooded by notices to an address that nobody verified', async () => {
    const email = stranger()
    const browser = await register(email)
    const options = { as: 'json', method: 'PUT' } as const
    const pair = { password, password_confirmation: password }
    const fields = { current_password: password, ...pair }
    for (let times = 0; times <= perDay.hits; times++) {
      const response = await browser.send(routes.password.href(), fields, options)
      expect(response.status).toBe(204)
      later(15)
    }
    expect(await mailbox(email)).toHaveLength(perDay.hits)
  })

  test('gets no more when many ask at once', async () => {
    const email = stranger()
    await register(email)
    const requests = Array.from({ length: 12 }, (_, at) =>
      at % 2 ? subscribe(email) : write(email),
    )
    await Promise.all(requests)
    expect((await mailbox(email)).length).toBeLessThanOrEqual(3)
  })

  test('keeps a reset link that still works when no more mails go', async () => {
    const { email } = await createUser()
    await forgot(email)
    for (let times = 0; times <= perDay.hits; times++) {
      later(60)
      await subscribe(email)
    }
    await forgot(email)
    expect((await subjectsTo(email)).filter((subject) => subject === subjects.reset)).toHaveLength(
      1,
    )
    const row = await env.DB.prepare(
      'SELECT token_hash FROM reset_tokens ORDER BY rowid DESC',
    ).first<string>('token_hash')
    expect(row).not.toBe('')
  })
})

describe('a verification mail that its signed-in owner asks for again', () => {
  test('goes ten times a day, whatever others have mailed there', async () => {
    const email = stranger()
    const browser = await register(email)
    for (let times = 0; times <= perDay.hits; times++) {
      await subscribe(email)
      later(60)
    }
    const before = (await subjectsTo(email)).filter((subject) => subject === subjects.verify).length
    for (let times = 0; times < resendsPerDay.hits + 2; times++) {
      later(15)
      const response = await browser.send(routes.resendVerification.href(), {}, { as: 'json' })
      expect(response.status).toBe(202)
    }
    const after = (await subjectsTo(email)).filter((subject) => subject === subjects.verify).length
    expect(after - before).toBe(resendsPerDay.hits)
  })
})

describe('what everybody together may store in an hour', () => {
  const fill = async (name: string) => {
    const endsAt = Math.ceil(Date.now() / 3_600_000) * 3_600_000
    await env.DB.prepare('INSERT OR REPLACE INTO counters (key, ends_at, count) VALUES (?, ?, ?)')
      .bind(`hour:${name}`, endsAt, hourlyCap.hits)
      .run()
  }

  test('is used up for messages: 503 with the mail address, and nothing is stored', async () => {
    await fill('contact')
    const before = [await countRows('threads'), await countRows('outbox')]
    const response = await write('late@example.net')
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: messages.contact.full(firm.email) },
    ])
    const browser = newVisitor()
    const fields = contactMessage()
    const page = await browser.send(routes.contact.href(), fields)
    expect(page.status).toBe(503)
    const { props } = pageObjectOf(await page.text())
    expect(props).toMatchObject({
      errors: { form: messages.contact.full(firm.email) },
      values: fields,
    })
    expect([await countRows('threads'), await countRows('outbox')]).toEqual(before)
    later(hourlyCap.seconds)
    expect((await write('late@example.net')).status).toBe(200)
  })

  test('is used up for the newsletter, which says so', async () => {
    await fill('newsletter')
    const response = await subscribe(stranger())
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: messages.newsletter.full(firm.email) },
    ])
    const browser = newVisitor()
    await subscribe(stranger(), { browser, as: 'page' })
    const { props } = await browser.page(routes.insights.href())
    expect(props.errors).toEqual({ email: messages.newsletter.full(firm.email) })
  })

  test('is used up for registrations', async () => {
    await fill('register')
    const pair = { password, password_confirmation: password }
    const fields = { name: 'A', email: stranger(), ...pair }
    const response = await newVisitor().send(routes.register.href(), fields, { as: 'json' })
    expect(response.status).toBe(503)
  })
})
