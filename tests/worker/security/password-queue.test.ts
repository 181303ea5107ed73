import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordChecks } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password } from '#tests/support/account/accounts.ts'
import { signedInBy, withPasskey } from '#tests/support/account/passkeys.ts'
import type { Browser } from '#tests/support/browser.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { deriveBits } from '#tests/support/quick-passwords.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  addressRequester,
  inSlot,
  knownRequester,
  type Requester,
} from '#worker/security/password-queue.ts'
import { Unavailable } from '#worker/unavailable.ts'

const { atOnce, atOnceOfQueue, runningLeaseMs, maxWaiting, maxWaitingOfName } = passwordChecks

let checks: { done: Promise<unknown>; end: () => void }[] = []

/** Starts a check that runs until it is ended or the test is over. */
function longCheck(requester: Requester) {
  let running = false
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let living = true
  const done = inSlot(requester, async (renew) => {
    running = true
    await Promise.race([ended, keepAlive(renew)])
    running = false
    living = false
    return requester
  })
  async function keepAlive(renew: () => void) {
    while (living) {
      renew()
      await scheduler.wait(20)
    }
    return new Promise<void>(() => {})
  }
  const check = {
    done,
    isRunning: () => running,
    end: () => end(),
    /**
     * Simulates a client that disconnected: nothing of the request runs any more, not even
     * `finally`.
     */
    cutOff: () => {
      living = false
    },
  }
  checks.push(check)
  done.catch(() => {})
  return check
}

const settled = () => scheduler.wait(5 * passwordChecks.minPollMs)

let names = 0
const client = (name = `client ${names++}`) => addressRequester(name)
const knownClient = () => knownRequester(`user ${names++}`, `device ${names++}`)
const many = (count: number, requester = client) => Array.from({ length: count }, () => requester())

/** Fills all slots of a queue and all waiting room. */
async function fill(requester = client) {
  const running = many(atOnceOfQueue, requester).map(longCheck)
  await settled()
  return [...running, ...many(maxWaiting, requester).map(longCheck)]
}

beforeEach(() => {
  vi.useRealTimers()
})

afterEach(async () => {
  for (const check of checks) check.end()
  // On a slow machine, some of a flood may have given up.
  await Promise.allSettled(checks.map(({ done }) => done))
  checks = []
})

describe('password checks', () => {
  test('are so many at once in an isolate; the next one waits', async () => {
    const running = [...many(atOnceOfQueue), ...many(atOnce - atOnceOfQueue, knownClient)].map(
      longCheck,
    )
    const waiting = [longCheck(client('late')), longCheck(knownClient())]
    await settled()
    expect(running.map((check) => check.isRunning())).toEqual(running.map(() => true))
    expect(waiting.map((check) => check.isRunning())).toEqual([false, false])
    running[0]?.end()
    await settled()
    expect(waiting.map((check) => check.isRunning())).toEqual([false, true])
    running[1]?.end()
    await settled()
    expect(waiting.map((check) => check.isRunning())).toEqual([true, true])
  })

  test('are one at a time for a client, while others go on', async () => {
    const [first, second] = [longCheck(client('busy')), longCheck(client('busy'))]
    const other = longCheck(client('other'))
    await settled()
    expect([first, second, other].map((check) => check.isRunning())).toEqual([true, false, true])
    first.end()
    await settled()
    expect(second.isRunning()).toBe(true)
  })

  test('go in turn by client: many of one do not stand before the first of another', async () => {
    many(atOnceOfQueue - 1).map(longCheck)
    const flood = Array.from({ length: 5 }, () => longCheck(client('flood')))
    await settled()
    const late = longCheck(client('patient'))
    await settled()
    flood[0]?.end()
    await settled()
    expect(late.isRunning()).toBe(true)
    expect(flood.filter((check) => check.isRunning())).toHaveLength(0)
  })

  test('whose clients went away give their slots back', async () => {
    const lost = many(atOnceOfQueue).map(longCheck)
    await settled()
    for (const check of lost) check.cutOff()
    const next = longCheck(client('after them'))
    await settled()
    expect(next.isRunning()).toBe(false)
    await vi.waitFor(() => expect(next.isRunning()).toBe(true), 2 * runningLeaseMs)
  })

  test('that would wait behind too many others are refused at once, and /up says so', async () => {
    await fill()
    await expect(inSlot(client(), async () => true)).rejects.toBeInstanceOf(Unavailable)
    const health = await newVisitor().visit(routes.health.href())
    expect(await health.json()).toMatchObject({ status: 'degraded', passwords: 'busy' })
  })

  test('of one client wait in a short queue of their own, and fill nobody else out', async () => {
    Array.from({ length: maxWaitingOfName + 1 }, () => longCheck(client('many')))
    await settled()
    await expect(inSlot(client('many'), async () => true)).rejects.toBeInstanceOf(Unavailable)
    expect(await inSlot(client('somebody else'), async () => true)).toBe(true)
  })
})

describe('the queue of known devices', () => {
  test('has a slot at once, however many others wait and are broken off', async () => {
    const flood = await fill()
    for (const check of flood) check.cutOff()
    expect(await inSlot(knownClient(), async () => true)).toBe(true)
  })

  test('comes first when a slot is free for both', async () => {
    const running = many(atOnceOfQueue).map(longCheck)
    longCheck(knownClient())
    await settled()
    const [other, late] = [longCheck(client()), longCheck(knownClient())]
    running[0]?.end()
    await settled()
    expect([other, late].map((check) => check.isRunning())).toEqual([false, true])
  })

  test('leaves a slot to others, however many accounts of their own wait in it', async () => {
    await fill(knownClient)
    expect(await inSlot(client(), async () => true)).toBe(true)
  })

  test('has one check at a time for an account on all devices, and for a device', async () => {
    const first = longCheck(knownRequester('own account', 'phone'))
    const sameAccount = longCheck(knownRequester('own account', 'laptop'))
    const sameDevice = longCheck(knownRequester('another account', 'phone'))
    const other = longCheck(knownClient())
    await settled()
    const running = [first, sameAccount, sameDevice, other].map((check) => check.isRunning())
    expect(running).toEqual([true, false, false, true])
  })

  test.each([
    ['an account', () => knownRequester('crowded account', `device ${names++}`)],
    ['a device', () => knownRequester(`user ${names++}`, 'crowded device')],
  ])('takes few of %s, and refuses more', async (_, requester) => {
    Array.from({ length: maxWaitingOfName + 1 }, () => longCheck(requester()))
    await settled()
    await expect(inSlot(requester(), async () => true)).rejects.toBeInstanceOf(Unavailable)
    expect(await inSlot(knownClient(), async () => true)).toBe(true)
  })
})

const logIn = (browser: Browser, { email }: { email: string }) =>
  browser.send(routes.login.href(), { email, password }, { as: 'json' })

/** Returns a new browser with the device cookie of a known device. */
async function deviceOf(account: { email: string }): Promise<Browser> {
  const browser = newVisitor()
  await logIn(browser, account)
  const device = newVisitor()
  device.cookies.set('__Host-device', browser.cookies.get('__Host-device') ?? '')
  await device.page('/')
  return device
}

describe('while a flood of sign-ins fills the queue of strangers', () => {
  test('whoever comes from a device that has signed in before is signed in', async () => {
    const requests = Array.from({ length: 8 }, async () => {
      const account = await createUser()
      return { account, device: await deviceOf(account) }
    })
    const members = await Promise.all(requests)
    await fill()
    const replies = await Promise.all(members.map(({ device, account }) => logIn(device, account)))
    expect(replies.map(({ status }) => status)).toEqual(members.map(() => 200))
  })

  test('a device of another account is a stranger, and so is a new one', async () => {
    const [account, own] = [await createUser(), await createUser()]
    const [stranger, fresh] = [await deviceOf(own), newVisitor()]
    await fresh.page('/')
    await fill()
    const statuses = [await logIn(stranger, account), await logIn(fresh, account)]
    expect(statuses.map(({ status }) => status)).toEqual([503, 503])
    expect((await logIn(stranger, own)).status).toBe(200)
  })

  test('a stranger is refused before any store is asked', async () => {
    const { env: stores, count, reset } = countedStores()
    const visitor = newVisitor(stores)
    await visitor.page('/')
    await fill()
    reset()
    expect((await logIn(visitor, { email: 'stranger@example.com' })).status).toBe(503)
    expect(count).toEqual({ d1: [], kv: [] })
  })

  test('whoever is signed in can confirm their password', async () => {
    const account = await createUser()
    const browser = newVisitor()
    await logIn(browser, account)
    await fill()
    const confirmation = { password }
    const reply = await browser.send(routes.confirmPassword.href(), confirmation, { as: 'json' })
    expect(reply.status).toBe(201)
  })

  test('a passkey signs in without a slot', async () => {
    const { key } = await withPasskey()
    many(atOnceOfQueue, knownClient).map(longCheck)
    await fill()
    expect((await signedInBy(key)).cookies.has('__Host-session')).toBe(true)
  })
})

test('a sign-in that has to wait succeeds when a slot is free', async () => {
  const { email } = await createUser()
  const visitor = newVisitor()
  await visitor.page('/')
  const holders = many(atOnceOfQueue).map(longCheck)
  await settled()
  const reply = logIn(visitor, { email })
  await settled()
  const before = deriveBits.mock.calls.length
  for (const check of holders) check.end()
  expect((await reply).status).toBe(200)
  expect(deriveBits.mock.calls.length).toBeGreaterThan(before)
})
