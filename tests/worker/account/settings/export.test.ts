import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import {
  createUser,
  db,
  password,
  signedInAs,
  signedInUser,
} from '#tests/support/account/accounts.ts'
import { agents, logInFrom } from '#tests/support/account/devices.ts'
import { containsSecret, liveWholeLife } from '#tests/support/account/whole-life.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { addEntry, createThread } from '#tests/support/desk/threads.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { subscribe } from '#tests/support/site/newsletter.ts'
import { findUser } from '#worker/account/auth/users.ts'
import { bookings, sessions } from '#worker/db/schema.ts'
import { hashToken } from '#worker/security/tokens.ts'

const path = routes.exportData.href()

stoppedClock()

interface Exported {
  account: { id: string }
  rememberedDevices: object[]
}

/** Returns the exported data, as if the password had just been confirmed. */
async function exported(browser: Browser): Promise<Exported> {
  // A remembered device gets its session by its first request.
  await (await browser.visit(routes.profile.href())).body?.cancel()
  await db.update(sessions).set({ passwordConfirmedAt: new Date() })
  return (await browser.visit(path)).json()
}

describe('GET /settings/export.json', () => {
  test('is a download, and never cached', async () => {
    const browser = await signedInAs(await createUser(), { confirmed: true })
    const response = await browser.visit(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('holds the account and what is known of each session', async () => {
    const { account, browser } = await signedInUser({ withTwoFactor: true })
    const now = new Date().toISOString()
    const { id, name, email } = account
    const dates = { emailVerifiedAt: now, twoFactorConfirmedAt: now, createdAt: now }
    const lastSeen = { country: null, city: null, signedInAt: now, lastSeenAt: now }
    expect(await exported(browser)).toEqual({
      exportedAt: now,
      account: { id, name, email, locale: 'en', ...dates },
      passkeys: [],
      sessions: [
        { device: 'Unknown device', userAgent: 'tests', address: '203.0.113.7', ...lastSeen },
      ],
      rememberedDevices: [],
      alerts: { frequency: null, markets: [] },
      ...{ enquiries: [], rooms: [], acceptedTerms: [], roomActivity: [] },
      newsletter: null,
    })
  })

  test('names each remembered device once', async () => {
    const account = await createUser()
    const device = newVisitor()
    const fields = { email: account.email, password, remember: true }
    await device.send(routes.login.href(), fields, { as: 'json' })
    device.cookies.delete('__Host-session')
    const { rememberedDevices } = await exported(device)
    const until = new Date(Date.now() + lifetimes.rememberSeconds * 1000).toISOString()
    expect(rememberedDevices).toEqual([{ signIn: expect.any(String), rememberedUntil: until }])
  })

  test('contains the enquiries of the address, once it is verified', async () => {
    const email = 'writer@example.com'
    const about = { market: 'kenya', product: 'lottery' }
    const fields = contactMessage({ email, ...about })
    await newVisitor().send(routes.sendContactForm.href(), fields, { as: 'json' })
    await subscribe(email)
    const verified = await signedInAs(await createUser({ email }))
    const { company, service, message } = contactMessage()
    const at = new Date().toISOString()
    expect(await exported(verified)).toMatchObject({
      enquiries: [
        {
          reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
          ...{ name: 'Amina Otieno', company, service, ...about, status: 'open', createdAt: at },
          entries: [{ by: 'you', text: message, at }],
          bookings: [],
        },
      ],
      newsletter: { askedAt: new Date().toISOString(), confirmedAt: null },
    })
  })

  test('holds messages and replies in their order, without notes and names of staff', async () => {
    const email = 'answered@example.com'
    const { id: authorId, ...staff } = await createUser({ role: 'advisor', name: 'Joseph Mwangi' })
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const id = await createThread({ email, assigneeId: authorId, entries: [] })
    await addEntry(id, { kind: 'reply', body: 'A reply', authorId, at: at(2) })
    await addEntry(id, { kind: 'note', body: 'A note', authorId, at: at(1) })
    await addEntry(id, { kind: 'event', body: '{"status":"done"}', authorId, at: at(3) })
    await addEntry(id, { body: 'A message', at: at(0) })
    await addEntry(id, { body: 'Another one', writtenBy: 'Peter <peter@example.com>', at: at(4) })
    const file = await exported(await signedInAs(await createUser({ email })))
    expect(file).toMatchObject({
      enquiries: [
        {
          entries: [
            { by: 'you', text: 'A message', at: at(0).toISOString() },
            { by: 'the firm', text: 'A reply', at: at(2).toISOString() },
            { by: 'somebody else', text: 'Another one', at: at(4).toISOString() },
          ],
        },
      ],
    })
    const text = JSON.stringify(file)
    for (const secret of [authorId, staff.name, staff.email, 'A note', 'peter@example.com'])
      expect(text).not.toContain(secret)
  })

  test('holds the consultations of each enquiry, and no link to move them', async () => {
    const email = 'booked@example.com'
    const id = await createThread({ email })
    await createThread({ email: 'another@example.com' })
    const startsAt = new Date(Date.now() + 86_400_000)
    const common = { threadId: id, minutes: 30, topic: 'Licences', zone: 'Africa/Lagos' }
    const createdAt = new Date()
    await db.insert(bookings).values([
      { ...common, id: 'one', tokenHash: 'hash-one', startsAt, createdAt },
      { ...common, id: 'two', tokenHash: 'hash-two', startsAt, createdAt, cancelledAt: createdAt },
    ])
    const file = await exported(await signedInAs(await createUser({ email })))
    const booking = {
      startsAt: startsAt.toISOString(),
      minutes: 30,
      topic: 'Licences',
      zone: 'Africa/Lagos',
      bookedAt: createdAt.toISOString(),
    }
    expect(file).toMatchObject({
      enquiries: [
        {
          bookings: [
            { ...booking, cancelledAt: null },
            { ...booking, cancelledAt: createdAt.toISOString() },
          ],
        },
      ],
    })
    expect(JSON.stringify(file)).not.toContain('hash-')
  })

  test('holds nothing of an address that is not verified', async () => {
    const email = 'claimed@example.com'
    await newVisitor().send(routes.sendContactForm.href(), contactMessage({ email }), {
      as: 'json',
    })
    const claimed = await signedInAs(await createUser({ email, unverified: true }))
    expect(await exported(claimed)).toMatchObject({ enquiries: [], newsletter: null })
  })

  test('names the devices and their locations, without expired sessions', async () => {
    const account = await createUser()
    await logInFrom(account)
    later(lifetimes.sessionSeconds)
    const phone = await logInFrom(account, {
      agent: agents.phone.agent,
      country: 'KE',
      city: 'Mombasa',
    })
    const userAgent = agents.phone.agent
    expect(await exported(phone)).toMatchObject({
      account: { email: account.email, twoFactorConfirmedAt: null },
      sessions: [{ device: agents.phone.device, userAgent, country: 'KE', city: 'Mombasa' }],
    })
    expect(await exported(phone)).toHaveProperty('sessions.length', 1)
  })

  test('contains no data of others', async () => {
    const other = await createUser({ name: 'Somebody Else' })
    await logInFrom(other, { agent: 'Another browser' })
    const text = JSON.stringify(await exported(await signedInAs(await createUser())))
    for (const value of [other.id, other.name, other.email, 'Another'])
      expect(text).not.toContain(value)
  })

  test('is available with an unverified address', async () => {
    const browser = await signedInAs(await createUser({ unverified: true }))
    expect(await exported(browser)).toMatchObject({ account: { emailVerifiedAt: null } })
  })

  test('leads a visitor to the login page, and not back to the file', async () => {
    const { email } = await createUser()
    const browser = newVisitor()
    const response = await browser.visit(path, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.login.href())
    const reply = await browser.send(routes.login.href(), { email, password })
    expect(expectRedirect(reply, browser)).toBe(routes.dashboard.href())
  })
})

describe('the file of a whole life', () => {
  test('holds no password, token, code, secret or hash', async () => {
    const secrets = await liveWholeLife(async () => {})
    const browser = newVisitor()
    browser.cookies.set('__Host-session', secrets.sessions.at(-1) ?? '')
    const file = await exported(browser)
    const user = await findUser(db, file.account.id)
    const hashes = [
      user?.passwordHash,
      user?.twoFactorSecret,
      await hashToken(secrets.sessions.at(-1) ?? ''),
    ]
    const text = JSON.stringify(file)
    for (const value of [...Object.values(secrets).flat(), ...hashes]) {
      expect(value?.length).toBeGreaterThanOrEqual(6)
      expect(containsSecret(text, value ?? '')).toBe(false)
    }
    expect(text).not.toMatch(/hash|secret"|token|code"|step/i)
  })
})
