import { createMiddleware } from 'hono/factory'
import { floodLimits, loginThrottles } from '#shared/constants.ts'
import { typedEmail } from '#shared/typed.ts'
import type { AppEnv, Work } from '../app-env.ts'
import { bucketOf, clearHits, countHit, secondsToWait } from '../http/kv-rate-limit.ts'
import { floodWait } from '../http/rate-limiters.ts'
import { refuseThrottled } from '../http/throttle.ts'

/** Refuses sign-ins from where too many come, or too many have failed lately. */
export const loginThrottle = createMiddleware<AppEnv>(async (c, next) => {
  const { email } = await c.req.json()
  const seconds =
    (await floodWait(c.var, 'login', floodLimits.login)) ||
    (await failureWait(c.var, typedEmail(email)))
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'email', seconds })
})

async function failureWait(work: Work, email: string): Promise<number> {
  const { pair, address } = await bucketsOf(work, email)
  const waits = [
    secondsToWait(work.kv, pair, loginThrottles.pair),
    secondsToWait(work.kv, address, loginThrottles.address),
  ]
  return Math.max(...(await Promise.all(waits)))
}

/** Counts a failed sign-in. */
export async function countFailedLogin(work: Work, email: string): Promise<void> {
  const { pair, address } = await bucketsOf(work, email)
  await Promise.all([
    countHit(work.kv, pair, loginThrottles.pair),
    countHit(work.kv, address, loginThrottles.address),
  ])
}

/** Forgets the failures of one person at one address after they signed in. */
export async function clearFailedLogins(work: Work, email: string): Promise<void> {
  const { pair } = await bucketsOf(work, email)
  await clearHits(work.kv, pair, loginThrottles.pair)
}

async function bucketsOf({ settings, client: { address } }: Work, email: string) {
  return {
    pair: await bucketOf(settings, 'login', `${email} ${address}`),
    address: await bucketOf(settings, 'login-address', address),
  }
}
