import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { loginThrottles } from '#shared/constants.ts'
import { typedEmail } from '#shared/fields.ts'
import type { AppEnv } from '../app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { clearHits, countHit, secondsToWait } from '../http/hits.ts'
import { bucketOf, burstWait, refuseThrottled } from '../http/throttle.ts'

/** Refuses sign-ins from where too many have failed lately; failures alone are counted. */
export const loginThrottle = createMiddleware<AppEnv>(async (c, next) => {
  const { email } = await c.req.json()
  const buckets = await bucketsOf(c, typedEmail(email))
  const seconds = (await burstWait(c, buckets.address)) || (await failureWait(c, buckets))
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'email', seconds })
})

async function failureWait(c: Context<AppEnv>, { pair, address }: Buckets): Promise<number> {
  const waits = [
    secondsToWait(c.env.KV, pair, loginThrottles.pair),
    secondsToWait(c.env.KV, address, loginThrottles.address),
  ]
  return Math.max(...(await Promise.all(waits)))
}

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
