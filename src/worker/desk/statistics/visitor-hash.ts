import type { Client } from '#worker/app-env.ts'
import { utf8 } from '#worker/security/bytes.ts'

/** One more than the largest hash. */
export const hashCeiling = 2 ** 48

/** Returns an even hash of a client for one day: with the salt of another day it is another one. */
export async function visitorHash(salt: string, { address, agent }: Client): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(`${salt} ${address} ${agent}`))
  const view = new DataView(digest)
  return view.getUint32(0) * 2 ** 16 + view.getUint16(4)
}
