import { beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordChecks } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password } from '#tests/support/accounts.ts'
import { newVisitor } from '#tests/support/contact.ts'
import { deriveBits } from '#tests/support/quick-passwords.ts'
import { inTurn } from '#worker/security/password-turns.ts'
import { Unavailable } from '#worker/unavailable.ts'

const { atOnce, runningLeaseMs, maxWaiting, maxWaitingOfClient } = passwordChecks

/** A check that goes on until it is told to end. */
function longCheck(client: string) {
  let running = false
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let living = true
  const done = inTurn(client, async (renew) => {
    running = true
    await Promise.race([ended, keepAlive(renew)])
    running = false
    living = false
    return client
  })
  async function keepAlive(renew: () => void) {
    while (living) {
      renew()
      await scheduler.wait(20)
    }
    return new Promise<void>(() => {})
  }
  return {
    done,
    isRunning: () => running,
    end: () => end(),
    /** As when its client went away: nothing of it runs any more, its `finally` neither. */
    cutOff: () => {
      living = false
    },
  }
}

const settled = () => scheduler.wait(5 * passwordChecks.pollMs)

let names = 0
const clients = (count: number) => Array.from({ length: count }, () => `client ${names++}`)

beforeEach(() => {
  vi.useRealTimers()
})

describe('password checks', () => {
  test('are so many at once in an isolate; the next one waits', async () => {
    const running = clients(atOnce).map(longCheck)
    const waiting = longCheck('late')
    await settled()
    expect(running.map((one) => one.isRunning())).toEqual(running.map(() => true))
    expect(waiting.isRunning()).toBe(false)
    running[0]?.end()
    await settled()
    expect(waiting.isRunning()).toBe(true)
    for (const one of [...running, waiting]) one.end()
    await Promise.all([...running, waiting].map(({ done }) => done))
  })

  test('are one at a time for a client, while others go on', async () => {
    const [first, second] = [longCheck('busy'), longCheck('busy')]
    const other = longCheck('other')
    await settled()
    expect([first, second, other].map((one) => one.isRunning())).toEqual([true, false, true])
    first.end()
    await settled()
    expect(second.isRunning()).toBe(true)
    for (const one of [second, other]) one.end()
    await Promise.all([first, second, other].map(({ done }) => done))
  })

  test('go in turn by client: many of one do not stand before the first of another', async () => {
    const holders = clients(atOnce - 1).map(longCheck)
    const flood = Array.from({ length: 5 }, () => longCheck('flood'))
    await settled()
    const late = longCheck('patient')
    await settled()
    flood[0]?.end()
    await settled()
    expect(late.isRunning()).toBe(true)
    expect(flood.filter((one) => one.isRunning())).toHaveLength(0)
    const all = [...holders, ...flood, late]
    for (const one of all) one.end()
    await Promise.all(all.map(({ done }) => done))
  })

  test('whose clients went away give their places back', async () => {
    const lost = clients(atOnce).map(longCheck)
    await settled()
    for (const one of lost) one.cutOff()
    const next = longCheck('after them')
    await settled()
    expect(next.isRunning()).toBe(false)
    await vi.waitFor(() => expect(next.isRunning()).toBe(true), 2 * runningLeaseMs)
    next.end()
    await next.done
    for (const one of lost) one.end()
    await Promise.all(lost.map(({ done }) => done))
  })

  test('that would wait behind too many others are refused at once, and /up says so', async () => {
    const holders = clients(atOnce).map(longCheck)
    await settled()
    const queue = clients(maxWaiting).map(longCheck)
    await expect(inTurn('one too many', async () => true)).rejects.toBeInstanceOf(Unavailable)
    const health = await newVisitor().visit(routes.health.href())
    expect(await health.json()).toMatchObject({ status: 'degraded', passwords: 'busy' })
    for (const one of [...holders, ...queue]) one.end()
    await Promise.all([...holders, ...queue].map(({ done }) => done))
  })

  test('of one client wait in a short queue of their own, and fill nobody else out', async () => {
    const flood = Array.from({ length: maxWaitingOfClient + 1 }, () => longCheck('many'))
    await settled()
    await expect(inTurn('many', async () => true)).rejects.toBeInstanceOf(Unavailable)
    expect(await inTurn('somebody else', async () => true)).toBe(true)
    for (const one of flood) one.end()
    await Promise.all(flood.map(({ done }) => done))
  })
})

test('a sign-in that has to wait succeeds when a place is free', async () => {
  const { email } = await createUser()
  const fields = { email, password }
  const visitor = newVisitor()
  await visitor.visit('/')
  const holders = clients(atOnce).map(longCheck)
  await settled()
  const reply = visitor.send(routes.login.href(), fields, { as: 'json' })
  await settled()
  const before = deriveBits.mock.calls.length
  for (const one of holders) one.end()
  expect((await reply).status).toBe(200)
  expect(deriveBits.mock.calls.length).toBeGreaterThan(before)
})
