import { eq } from 'drizzle-orm'
import { type Claimed, claim, extendLease, release } from '#worker/db/claim.ts'
import { publishing } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

// A Worker that is killed while it writes holds up the next one for so long.
const leaseMs = 30_000

/** The right to write the edition, for a while. */
export interface Lease {
  /** Throws if another Worker has taken it meanwhile. */
  extend(): Promise<void>
  end(): Promise<void>
}

/** Takes the right to write for a while; null while another Worker has it. */
export async function claimLease(db: Database): Promise<Lease | null> {
  const own = { condition: eq(publishing.id, 1), leaseMs }
  let rows: Claimed<typeof publishing>[] = await claim(db, publishing, own)
  if (rows.length === 0) return null
  return {
    extend: async () => {
      rows = await extendLease(db, publishing, { rows, leaseMs })
      if (rows.length === 0) throw new Error('Another Worker writes the edition')
    },
    end: () => release(db, publishing, { rows }),
  }
}
