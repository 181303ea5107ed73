import { eq } from 'drizzle-orm'
import { type Claimed, claim, extendLease, release } from '#worker/db/claim.ts'
import { publishing } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

// A Worker that is killed while writing blocks the next one for this long.
const leaseMs = 30_000

/** The exclusive right to write the edition for a limited time. */
export interface Lease {
  /** Throws if another Worker has the lease now. */
  extend(): Promise<void>
  end(): Promise<void>
}

/** Claims the lease; null while another Worker holds it. */
export async function claimLease(db: Database): Promise<Lease | null> {
  const options = { condition: eq(publishing.id, 1), leaseMs }
  let rows: Claimed<typeof publishing>[] = await claim(db, publishing, options)
  if (rows.length === 0) return null
  return {
    extend: async () => {
      rows = await extendLease(db, publishing, { rows, leaseMs })
      if (rows.length === 0) throw new Error('Another Worker writes the edition')
    },
    end: () => release(db, publishing, { rows }),
  }
}
