import { dayAfter } from '#shared/days.ts'
import { instantIn } from '#shared/zones.ts'
import type { KeyValueStore } from '#worker/db/key-value-store.ts'
import { officeZone } from '#worker/knowledge/office.ts'
import { randomToken } from '#worker/security/tokens.ts'

let newest = { day: '', salt: '' }

/**
 * Returns the salt of a day, which KV forgets an hour after its end. It is not in D1, whose backups
 * would remember it.
 */
export async function dailySalt(kv: KeyValueStore, day: string): Promise<string> {
  if (newest.day === day) return newest.salt
  const salt = await findOrCreateSalt(kv, day)
  newest = { day, salt }
  return salt
}

/** Creates the salt of the next day, so that all locations know it when the day begins. */
export async function createNextSalt(kv: KeyValueStore, today: string): Promise<void> {
  await findOrCreateSalt(kv, dayAfter(today, 1))
}

async function findOrCreateSalt(kv: KeyValueStore, day: string): Promise<string> {
  const key = `statistics:${day}`
  const stored = await kv.get(key)
  if (stored) return stored
  const salt = randomToken()
  const end = instantIn(officeZone(), dayAfter(day, 1), 60).getTime()
  await kv.put(key, salt, { expirationTtl: Math.max(60, Math.ceil((end - Date.now()) / 1000)) })
  return salt
}
