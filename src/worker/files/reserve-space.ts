import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Work } from '../app-env.ts'
import { changeIf } from '../db/change.ts'
import { addAmount, giveBack, hasRoom, windowEnd } from '../db/counters.ts'
import { type FileRow, files, storedBytes } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { storeLimits } from './limits.ts'
import type { FileOrigin } from './owner.ts'
import { isUnattached } from './unattached.ts'

interface Reservation {
  /** Counts what was stored in the place of what was reserved. */
  settle: (bytes: number) => Promise<void>
}

const { bytes: networkBytes, seconds } = storeLimits.networkBytes

/**
 * Inserts the row of a file that is about to come, with the most bytes that it can have as its size,
 * if there is space for so many; else null. All limits count this row from then on, so files that
 * come at once do not pass them together.
 */
export async function reserveSpace(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  row: FileRow,
  { owner, share, networkKey }: FileOrigin,
): Promise<Reservation | null> {
  const { size } = row
  const network = networkKey !== null && { key: networkKey, endsAt: windowEnd({ seconds }) }
  const totalBytes = storeLimits.shares[share] * settings.filesMaxBytes
  const { outcome } = await changeIf(
    { db },
    {
      preconditions: {
        full: and(
          sql`${bytesOfOwner(db, owner)} + ${size} <= ${storeLimits.unattachedBytes}`,
          sql`${bytesInAll(db)} + ${size} <= ${totalBytes}`,
          network ? hasRoom(db, { ...network, hits: networkBytes - size + 1 }) : undefined,
        ),
      },
      steps: {
        row: db.insert(files).values(row),
        network: network ? addAmount(db, { ...network, amount: size }) : null,
      },
    },
  )
  if (outcome !== 'changed') return null
  return {
    settle: async (bytes) => {
      if (network) await giveBack(db, { ...network, amount: size - bytes })
    },
  }
}

function bytesOfOwner(db: Database, owner: string): SQL {
  const bytes = sql`total(${files.size})`
  return sql`(${db.select({ bytes }).from(files).where(isUnattached(owner))})`
}

function bytesInAll(db: Database): SQL {
  const bytes = db
    .select({ bytes: storedBytes.bytes })
    .from(storedBytes)
    .where(eq(storedBytes.id, 1))
  return sql`coalesce((${bytes}), 0)`
}
