import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import { codeFor, createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { logInFrom, withoutSession } from '#tests/support/account/devices.ts'
import {
  accountRow,
  confirm,
  disable,
  enable,
  regenerate,
  secureBrowser,
  twoFactorData,
} from '#tests/support/account/two-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { interruptedDatabase } from '#tests/support/db/interrupted-database.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

/** Returns a browser whose session is ended just before its change is stored. */
async function overtaken(options: Parameters<typeof createUser>[0]) {
  const account = await createUser(options)
  const owner = await secureBrowser(account)
  const DB = interruptedDatabase(async () => {
    const others = { as: 'json', method: 'DELETE' } as const
    const reply = await owner.send(routes.sessions.href(), { password }, others)
    expect(reply.status).toBe(204)
  })
  const thief = await signedInAs(account, { DB, confirmed: true })
  return { account, owner, thief }
}

describe('a request whose session is ended while it is under way', () => {
  test('does not turn two-factor off', async () => {
    const { account, thief } = await overtaken({ withTwoFactor: true })
    expect((await disable(thief)).status).toBe(401)
    expect((await accountRow(account))?.twoFactorConfirmedAt).not.toBeNull()
    expect(await mailbox(account.email)).toEqual([])
  })

  test('does not regenerate recovery codes', async () => {
    const { account, owner, thief } = await overtaken({ withTwoFactor: true })
    expect((await regenerate(thief)).status).toBe(401)
    expect((await twoFactorData(owner)).codes).toEqual(account.recoveryCodes)
    expect(await mailbox(account.email)).toEqual([])
  })

  test('does not start a set-up', async () => {
    const { account, thief } = await overtaken({})
    expect((await enable(thief)).status).toBe(401)
    expect((await accountRow(account))?.twoFactorSecret).toBeNull()
  })

  test('does not turn two-factor on', async () => {
    const { account, thief } = await overtaken({ withSetup: true })
    expect((await confirm(thief, { code: codeFor(account.secret) })).status).toBe(422)
    expect((await accountRow(account))?.twoFactorConfirmedAt).toBeNull()
  })

  test('does not change the address, and tells nobody', async () => {
    const { account, thief } = await overtaken({})
    const fields = { name: account.name, email: 'thief@elsewhere.example.org' }
    const options = { as: 'json', method: 'PATCH' } as const
    expect((await thief.send(routes.profile.href(), fields, options)).status).toBe(401)
    expect((await accountRow(account))?.email).toBe(account.email)
    for (const email of [account.email, fields.email]) expect(await mailbox(email)).toEqual([])
  })

  test('does not change the name', async () => {
    const account = await createUser()
    const thief = await signedInAs(account)
    await thief.page('/')
    const gone = await endedAtUpdate(thief, account.id)
    const options = { as: 'json', method: 'PATCH' } as const
    const fields = { name: 'Somebody Else', email: account.email }
    expect((await gone.send(routes.profile.href(), fields, options)).status).toBe(401)
    expect((await accountRow(account))?.name).toBe(account.name)
  })
})

/** Returns the same browser, with a database in which its session ends before the first update. */
async function endedAtUpdate(browser: Browser, userId: string): Promise<Browser> {
  const prepare = env.DB.prepare.bind(env.DB)
  const ended = prepare('DELETE FROM sessions WHERE user_id = ?').bind(userId)
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'withSession') return () => DB
      if (name === 'prepare') return (query: string) => watched(query)
      const member = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  function watched(query: string): D1PreparedStatement {
    const statement = prepare(query)
    if (!/^update "users"/i.test(query)) return statement
    return new Proxy(statement, {
      get(target, name) {
        if (name !== 'bind') return Reflect.get(target, name).bind(target)
        return (...values: unknown[]) => {
          const bound = target.bind(...values)
          const late = async (method: 'all' | 'raw' | 'run') => {
            await ended.run()
            return bound[method]()
          }
          return { all: () => late('all'), raw: () => late('raw'), run: () => late('run') }
        }
      },
    })
  }
  const copy = newVisitor({ DB })
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

describe('two-factor, once confirmed', () => {
  test('ends other sessions and every remembered device, not this session', async () => {
    const account = await createUser({ withSetup: true })
    const [elsewhere, remembered] = [await logInFrom(account), await logInFrom(account)]
    withoutSession(remembered)
    const browser = await secureBrowser(account)
    expect((await confirm(browser, { code: codeFor(account.secret) })).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(remembered)).toBe(false)
  })

  test('ends nothing when the code was wrong, or it was on already', async () => {
    const account = await createUser({ withTwoFactor: true })
    const other = await signedInAs(account)
    const browser = await secureBrowser(account)
    await confirm(browser, { code: '000000' })
    later(60)
    await confirm(browser, { code: codeFor(account.secret) })
    expect(await isSignedIn(other)).toBe(true)
  })
})

describe('what holds by one condition each', () => {
  test('a session whose record is long gone from the key-value store is over', async () => {
    const browser = await signedInAs(await createUser())
    const { keys } = await env.KV.list({ prefix: 'session:' })
    await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
    later(119)
    expect(await isSignedIn(browser)).toBe(true)
    later(3)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test("a two-factor secret copied into somebody else's row opens nothing there", async () => {
    const [mine, theirs] = [
      await createUser({ withTwoFactor: true }),
      await createUser({ withTwoFactor: true }),
    ]
    const copy =
      'UPDATE users SET two_factor_secret = (SELECT two_factor_secret FROM users WHERE id = ?) WHERE id = ?'
    await env.DB.prepare(copy).bind(mine.id, theirs.id).run()
    const browser = newVisitor()
    await browser.send(routes.login.href(), theirs, { as: 'json' })
    const answer = { code: codeFor(mine.secret) }
    const reply = await browser.send(routes.twoFactorChallenge.href(), answer, { as: 'json' })
    expect(reply.status).toBe(422)
    const owner = await secureBrowser(theirs)
    expect((await twoFactorData(owner)).key).not.toHaveProperty('secretKey')
  })

  test('a code of a secret that was replaced while it was checked does not count', async () => {
    const account = await createUser({ withSetup: true })
    const owner = await secureBrowser(account)
    const replaced = await createUser({ withSetup: true })
    const prepare = env.DB.prepare.bind(env.DB)
    const swap = prepare('UPDATE users SET two_factor_secret = ? WHERE id = ?')
    const other = (await accountRow(replaced))?.twoFactorSecret ?? ''
    const DB = new Proxy(env.DB, {
      get(target, name) {
        if (name === 'withSession') return () => DB
        if (name === 'prepare') {
          return (query: string) => {
            const statement = prepare(query)
            if (!/set "two_factor_step"/i.test(query)) return statement
            return {
              bind: (...values: unknown[]) => ({
                async raw() {
                  await swap.bind(other, account.id).run()
                  return statement.bind(...values).raw()
                },
              }),
            }
          }
        }
        const member = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    const browser = newVisitor({ DB })
    for (const [name, value] of owner.cookies) browser.cookies.set(name, value)
    const reply = await confirm(browser, { code: codeFor(account.secret) })
    expect(reply.status).toBe(422)
    expect((await accountRow(account))?.twoFactorStep).toBe(0)
  })

  test('turning two-factor off voids a sign-in that was under way', async () => {
    const account = await createUser({ withTwoFactor: true })
    const pending = newVisitor()
    await pending.send(routes.login.href(), account, { as: 'json' })
    const owner = await secureBrowser(account)
    expect((await disable(owner)).status).toBe(200)
    expect((await enable(owner)).status).toBe(200)
    const { key } = await twoFactorData(owner)
    const secret = key.secretKey ?? ''
    expect((await confirm(owner, { code: codeFor(secret) })).status).toBe(200)
    later(60)
    const answer = { code: codeFor(secret) }
    const reply = await pending.send(routes.twoFactorChallenge.href(), answer, { as: 'json' })
    expect(reply.status).toBe(422)
    expect(await isSignedIn(pending)).toBe(false)
  })
})
