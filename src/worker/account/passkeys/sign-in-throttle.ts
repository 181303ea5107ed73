import { createMiddleware } from 'hono/factory'
import { loginThrottles } from '#shared/account/constants.ts'
import { floodLimits } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv, Work } from '#worker/app-env.ts'
import { bucketOf, countHit, secondsToWait } from '#worker/http/kv-rate-limit.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'

const group = 'passkey-sign-in'
const email = { field: 'email', refusal: { ownPage: routes.login.path } }

/** Refuses a passkey sign-in when its client sends too many, or too many have failed recently. */
export const signInThrottle = createMiddleware<AppEnv>(async (c, next) => {
  const bucket = await bucketOf(c.var.settings, group, c.var.client.address)
  const seconds =
    (await floodWait(c.var, group, floodLimits.login)) ||
    (await secondsToWait(c.var.kv, bucket, loginThrottles.address))
  return seconds === 0 ? next() : refuseThrottled(c, { ...email, seconds })
})

export async function countFailedPasskey({ settings, kv, client }: Work): Promise<void> {
  await countHit(kv, await bucketOf(settings, group, client.address), loginThrottles.address)
}
