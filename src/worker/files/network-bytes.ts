import { fileLimits } from '#shared/files/limits.ts'
import { addAmount } from '../db/counters.ts'
import type { Database } from '../db/stores.ts'
import { storeLimits } from './limits.ts'

interface Reservation {
  /** Counts what was stored in the place of what was reserved. */
  spend: (bytes: number) => Promise<void>
}

const { bytes: limit, seconds } = storeLimits.networkBytes

/**
 * Reserves the bytes that a file can have from those that its network may store today, so that files
 * that come at once do not pass the limit together; null if they are used up.
 */
export async function reserveBytes(
  db: Database,
  { networkKey: key }: { networkKey: string | null },
): Promise<Reservation | null> {
  if (!key) return { spend: async () => {} }
  const add = (amount: number) => addAmount(db, { key, seconds, amount })
  const total = await add(fileLimits.maxBytes)
  if (total > limit) {
    await add(-fileLimits.maxBytes)
    return null
  }
  return {
    spend: async (bytes) => {
      await add(bytes - fileLimits.maxBytes)
    },
  }
}
