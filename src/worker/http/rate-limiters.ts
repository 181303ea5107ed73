import { type floodLimits, userFloodLimit } from '#shared/constants.ts'
import type { RateLimiters, Work } from '../app-env.ts'
import { describeError, log } from '../log.ts'
import { bucketOf } from './kv-rate-limit.ts'

type FloodLimits = (typeof floodLimits)[keyof typeof floodLimits]
type Limit = FloodLimits[keyof FloodLimits] | typeof userFloodLimit
type Limited = Pick<Work, 'settings' | 'rateLimiters' | 'client'>

const periodSeconds = 60

/**
 * The seconds to wait when a client, its network or everybody together flood a route group; 0 when
 * none does. Counted by the platform, so that a flood costs neither KV operations nor queries. Who
 * is refused at one level does not count at the next: nobody uses up the room of others alone. A
 * device, wherever it is, has the room of one address.
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
