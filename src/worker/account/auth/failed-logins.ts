import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { loginThrottles } from '#shared/account/constants.ts'
import { floodLimits } from '#shared/constants.ts'
import { emailOf } from '#shared/text.ts'
import type { AppEnv, Work } from '#worker/app-env.ts'
import { bucketOf, clearHits, countHit, secondsToWait } from '#worker/http/kv-rate-limit.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { addressRequester, assertQueueHasRoom } from '#worker/security/password-queue.ts'
import { findDevice } from './known-device.ts'

/** Refuses a login when its client sends too many, or too many have failed recently. */
export const loginThrottle = createMiddleware<AppEnv>(async (c, next) => {
  const { email } = await c.req.json()
  const seconds = (await loginFloodWait(c)) || (await failureWait(c.var, emailOf(email)))
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'email', seconds })
})

/**
 * Known devices have a limit of their own, so that a flood from strangers does not block them. A
 * stranger for whom the password queue is full is refused before any store is read.
 */
async function loginFloodWait(c: Context<AppEnv>): Promise<number> {
  const device = await findDevice(c)
  if (device) return floodWait(c.var, 'login-device', floodLimits.login, device.id)
  const seconds = await floodWait(c.var, 'login', floodLimits.login)
  if (seconds === 0) assertQueueHasRoom(addressRequester(c.var.client.address))
  return seconds
}

async function failureWait(work: Work, email: string): Promise<number> {
  const { pair, address } = await bucketsOf(work, email)
  const seconds = [
    secondsToWait(work.kv, pair, loginThrottles.pair),
    secondsToWait(work.kv, address, loginThrottles.address),
  ]
  return Math.max(...(await Promise.all(seconds)))
}

export async function countFailedLogin(work: Work, email: string): Promise<void> {
  const { pair, address } = await bucketsOf(work, email)
  await Promise.all([
    countHit(work.kv, pair, loginThrottles.pair),
    countHit(work.kv, address, loginThrottles.address),
  ])
}

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
