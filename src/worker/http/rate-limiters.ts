import { type floodLimits, userFloodLimit } from '#shared/constants.ts'
import type { RateLimiters, Work } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { bucketOf } from './kv-rate-limit.ts'

type FloodLimits = (typeof floodLimits)[keyof typeof floodLimits]
type Limit = FloodLimits[keyof FloodLimits] | typeof userFloodLimit
type Limited = Pick<Work, 'settings' | 'rateLimiters' | 'client'>

const periodSeconds = 60

/**
 * Returns the seconds to wait when a client, its network or all clients together exceed the limit
 * of a route group; 0 otherwise. The platform counts, so that a flood costs no KV operations or
 * queries. A request refused at one level does not count at the next, so that one client cannot
 * use up the limit of all. A remembered device counts like an address, wherever it is.
 */
export function floodWait(
  work: Limited,
  group: string,
  limits: FloodLimits,
  device?: string,
): Promise<number> {
  return waitOf(work, group, [
    ...(device ? [[limits.address, device] as const] : []),
    [limits.address, work.client.address],
    [limits.network, work.client.network],
    [limits.everybody, 'everybody'],
  ])
}

/** The same for a signed-in person, wherever they are. */
export function userFloodWait(
  work: Limited,
  group: string,
  userId: string,
  limit: Limit = userFloodLimit,
): Promise<number> {
  return waitOf(work, group, [[limit, userId]])
}

async function waitOf(
  { settings, rateLimiters }: Limited,
  group: string,
  levels: readonly (readonly [Limit, string])[],
): Promise<number> {
  for (const [limit, who] of levels) {
    const key = await bucketOf(settings, `${group}:${limit}`, who)
    if (!(await hasRoom(rateLimiters, limit, key))) {
      return periodSeconds - (Math.floor(Date.now() / 1000) % periodSeconds)
    }
  }
  return 0
}

/** Counts one request in a minute's room; a limiter that fails lets pass. */
async function hasRoom(limiters: RateLimiters, limit: Limit, key: string): Promise<boolean> {
  try {
    return (await limiters[`PER_MINUTE_${limit}`].limit({ key })).success
  } catch (error) {
    log('rate-limiter-failed', { error: describeError(error) })
    return true
  }
}
