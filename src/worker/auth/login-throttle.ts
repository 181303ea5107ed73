import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits, loginThrottles } from '#shared/constants.ts'
import { typedEmail } from '#shared/fields.ts'
import type { AppEnv } from '../app-env.ts'
import { clientAddress } from '../http/client.ts'
import { bucketOf, clearHits, countHit, secondsToWait } from '../http/kv-rate-limit.ts'
import { floodWait } from '../http/rate-limiters.ts'
import { refuseThrottled } from '../http/throttle.ts'

/** Refuses sign-ins from where too many come, or too many have failed lately. */
export const loginThrottle = createMiddleware<AppEnv>(async (c, next) => {
  const { email } = await c.req.json()
  const seconds =
    (await floodWait(c, 'login', floodLimits.login)) ||
    (await failureWait(c, await bucketsOf(c, typedEmail(email))))
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'email', seconds })
})

async function failureWait(c: Context<AppEnv>, { pair, address }: Buckets): Promise<number> {
  const waits = [
    secondsToWait(c.var.kv, pair, loginThrottles.pair),
    secondsToWait(c.var.kv, address, loginThrottles.address),
  ]
  return Math.max(...(await Promise.all(waits)))
}

/** Counts a failed sign-in. */
export async function countFailedLogin(c: Context<AppEnv>, email: string): Promise<void> {
  const { pair, address } = await bucketsOf(c, email)
  await Promise.all([
    countHit(c.var.kv, pair, loginThrottles.pair),
    countHit(c.var.kv, address, loginThrottles.address),
  ])
}

/** Forgets the failures of one person at one address after they signed in. */
export async function clearFailedLogins(c: Context<AppEnv>, email: string): Promise<void> {
  const { pair } = await bucketsOf(c, email)
  await clearHits(c.var.kv, pair, loginThrottles.pair)
}

interface Buckets {
  pair: string
  address: string
}

async function bucketsOf(c: Context<AppEnv>, email: string): Promise<Buckets> {
  const address = clientAddress(c)
  return {
    pair: await bucketOf(c, 'login', `${email} ${address}`),
    address: await bucketOf(c, 'login-address', address),
  }
}
