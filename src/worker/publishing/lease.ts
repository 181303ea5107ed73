import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { publishing } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'

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
  const now = Date.now()
  let until = new Date(now + leaseMs)
  const free = or(isNull(publishing.leasedUntil), lte(publishing.leasedUntil, new Date(now)))
  const set = async (leasedUntil: Date | null, condition = eq(publishing.leasedUntil, until)) => {
    const rows = await db
      .update(publishing)
      .set({ leasedUntil })
      .where(and(eq(publishing.id, 1), condition))
      .returning({ id: publishing.id })
    return rows.length > 0
  }
  if (!(await set(until, free))) return null
  return {
    extend: async () => {
      // Never the same instant: it is what tells this Worker's lease from another's.
      const next = new Date(Math.max(Date.now() + leaseMs, until.getTime() + 1))
      if (!(await set(next))) throw new Error('Another Worker writes the edition')
      until = next
    },
    end: async () => {
      await set(null)
    },
  }
}
