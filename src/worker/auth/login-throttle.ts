import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { loginThrottles } from '#shared/constants.ts'
import { typedEmail } from '#shared/fields.ts'
import type { AppEnv } from '../app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { bucketOf, clearHits, countHit, refuseThrottled, secondsToWait } from '../http/throttle.ts'

/** Refuses sign-ins from where too many have failed lately; failures alone are counted. */
export const loginThrottle = createMiddleware<AppEnv>(async (c, next) => {
  const { email } = await c.req.json()
  const buckets = await bucketsOf(c, typedEmail(email))
  const waits = [
    secondsToWait(c.env.KV, buckets.pair, loginThrottles.pair),
    secondsToWait(c.env.KV, buckets.address, loginThrottles.address),
  ]
  const seconds = Math.max(...(await Promise.all(waits)))
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'email', seconds })
})

/** Counts a failed sign-in. */
export async function countFailedLogin(c: Context<AppEnv>, email: string): Promise<void> {
  const { pair, address } = await bucketsOf(c, email)
  await Promise.all([
    countHit(c.env.KV, pair, loginThrottles.pair),
    countHit(c.env.KV, address, loginThrottles.address),
  ])
}

/** Forgets the failures of one person at one address after they signed in. */
export async function clearFailedLogins(c: Context<AppEnv>, email: string): Promise<void> {
  const { pair } = await bucketsOf(c, email)
  await clearHits(c.env.KV, pair, loginThrottles.pair)
}

async function bucketsOf(c: Context<AppEnv>, email: string) {
  const address = clientAddress(c)
  return {
    pair: await bucketOf(c, 'login', `${email} ${address}`),
    address: await bucketOf(c, 'login-address', address),
  }
}
