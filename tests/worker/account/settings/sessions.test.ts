import { describe, expect, test } from 'vitest'
import { lengths, lifetimes, sessionRefreshSeconds } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import { createUser, signedInAs, signIn } from '#tests/support/account/accounts.ts'
import { agents, logInFrom, sessionsOf, withoutSession } from '#tests/support/account/devices.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

describe('GET /settings/sessions', () => {
  test('names a remembered device once, however many sessions it has opened', async () => {
    const account = await createUser()
    const laptop = await signedInAs(account)
    const device = await logInFrom(account)
    for (let times = 0; times < 3; times++) await isSignedIn(withoutSession(device))
    const listed = await sessionsOf(laptop)
    expect(listed).toHaveLength(2)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(2)
    const options = { as: 'json', method: 'DELETE' } as const
    const id = listed.find(({ current }) => !current)?.id ?? ''
    expect((await laptop.send(routes.session.href({ id }), {}, options)).status).toBe(204)
    expect(await isSignedIn(device)).toBe(false)
    expect(await isSignedIn(withoutSession(device))).toBe(false)
  })

  test('shows device, location, sign-in, last use, and which is the current one', async () => {
    const account = await createUser()
    const signedInAt = new Date().toISOString()
    const location = { country: 'KE', city: 'Nairobi' }
    const phone = await logInFrom(account, { agent: agents.phone.agent, ...location })
    later(sessionRefreshSeconds + 1)
    const laptop = await logInFrom(account)
    const now = new Date().toISOString()
    const id = expect.any(String)
    const ours = { id, device: agents.firefox.device, country: null, city: null }
    const theirs = { id, device: agents.phone.device, ...location, signedInAt }
    expect(await sessionsOf(laptop)).toEqual([
      { ...ours, signedInAt: now, lastSeenAt: now, current: true },
      { ...theirs, lastSeenAt: signedInAt, current: false },
    ])
    later(1)
    const lastSeenAt = new Date().toISOString()
    expect((await sessionsOf(phone)).map(({ lastSeenAt }) => lastSeenAt)).toEqual([lastSeenAt, now])
  })

  test.each([
    ['a country alone', { country: 'KE' }, { country: 'KE', city: null }],
    ['no city without a country', { city: 'Nairobi' }, { country: null, city: null }],
    [
      'no city of another country',
      { country: 'KE', city: 'Austin', cityOf: 'US' },
      { country: 'KE', city: null },
    ],
    ['nothing for XX', { country: 'XX', city: 'Nairobi' }, { country: null, city: null }],
    [
      'a city on one line, no longer than a name',
      { country: 'KE', city: ` Nai\nro\u202ebi${'é'.repeat(lengths.city)}` },
      { country: 'KE', city: `Nairobi${'é'.repeat(lengths.city - 'Nairobi'.length)}` },
    ],
    ['no city of white space', { country: 'KE', city: ' \n ' }, { country: 'KE', city: null }],
  ])('of the place it keeps %s', async (_, sent, expected) => {
    const browser = await logInFrom(await createUser(), sent)
    expect(await sessionsOf(browser)).toMatchObject([expected])
  })

  test('lists the current session first, then by last use', async () => {
    const account = await createUser()
    const laptop = await logInFrom(account, { country: 'KE' })
    for (const country of ['NG', 'GH']) {
      later(1)
      await logInFrom(account, { country })
    }
    expect((await sessionsOf(laptop)).map(({ country }) => country)).toEqual(['KE', 'GH', 'NG'])
  })

  test('marks another one as current in another browser', async () => {
    const account = await createUser()
    const browsers = [await logInFrom(account), await logInFrom(account)]
    const [first, second] = await Promise.all(
      browsers.map(async (browser) =>
        (await sessionsOf(browser)).filter((session) => session.current),
      ),
    )
    expect([first?.length, second?.length]).toEqual([1, 1])
    expect(first?.[0]?.id).not.toBe(second?.[0]?.id)
  })

  test('lists no sessions of others', async () => {
    await logInFrom(await createUser(), { country: 'NG' })
    const laptop = await logInFrom(await createUser(), { country: 'GH' })
    expect((await sessionsOf(laptop)).map(({ country }) => country)).toEqual(['GH'])
  })

  test('lists no session that has run out or was signed out of', async () => {
    const account = await createUser()
    await logInFrom(account)
    later(lifetimes.sessionSeconds)
    const other = await logInFrom(account)
    const laptop = await logInFrom(account)
    expect(await sessionsOf(laptop)).toHaveLength(2)
    await other.send(routes.logout.href(), {}, { as: 'json' })
    expect(await sessionsOf(laptop)).toHaveLength(1)
  })

  test('names unknown agents "Unknown device"', async () => {
    const browser = await signedInAs(await createUser())
    expect(await sessionsOf(browser)).toMatchObject([{ device: 'Unknown device', country: null }])
  })

  test('is available with an unverified address', async () => {
    const browser = await signedInAs(await createUser({ unverified: true }))
    expect(await sessionsOf(browser)).toHaveLength(1)
  })

  test('contains nothing that opens a session', async () => {
    const account = await createUser()
    const laptop = await logInFrom(account)
    const browsers = [laptop, await logInFrom(account)]
    const listed = await sessionsOf(laptop)
    const text = JSON.stringify(listed)
    for (const { cookies } of browsers) {
      for (const value of cookies.values()) expect(text).not.toContain(value)
    }
    for (const { id } of listed) {
      for (const cookie of ['__Host-session', '__Host-remember']) {
        const thief = newVisitor()
        thief.cookies.set(cookie, id)
        expect(await isSignedIn(thief), cookie).toBe(false)
      }
    }
    expect(text).not.toMatch(/address|agent|hash|token/i)
  })

  test('lists a browser once, also after its session was given a new id', async () => {
    const account = await createUser()
    const laptop = await signIn(newVisitor(), account)
    const before = await sessionsOf(laptop)
    const fields = { password: account.password }
    later(60)
    await laptop.send(routes.confirmPassword.href(), fields, { as: 'json' })
    const after = await sessionsOf(laptop)
    expect(after).toHaveLength(before.length)
    expect(after[0]?.id).toBe(before[0]?.id)
    expect(after[0]?.signedInAt).toBe(before[0]?.signedInAt)
  })
})
