import { and, asc, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { outbox, publishing, sendingCopies } from './schema.ts'
import type { Database } from './stores.ts'

/** Work that waits for a time of its own. */
type Queue = typeof outbox | typeof sendingCopies

type Claimable = Queue | typeof publishing

/** A claimed row; its lease identifies the Worker that holds it. */
export type Claimed<Table extends Claimable> = Pick<Table['$inferSelect'], 'id' | 'leasedUntil'>

interface Claim {
  condition: SQL | undefined
  /** The length of the lease; after it, other Workers may claim the rows. */
  leaseMs: number
}

/** Takes the free ones among some rows by one write, so that two Workers never hold the same one. */
export async function claim<Table extends Claimable>(
  db: Database,
  table: Table,
  { condition, leaseMs }: Claim,
): Promise<Table['$inferSelect'][]> {
  const leasedUntil = new Date(Date.now() + leaseMs)
  return db
    .update(table)
    .set({ leasedUntil } as SQLiteUpdateSetSource<Table>)
    .where(and(condition, isFree(table)))
    .returning()
}

/** Leases up to `limit` due rows of a queue, longest waiting first. */
export async function claimDue<Table extends Queue>(
  db: Database,
  table: Table,
  { condition, leaseMs, limit }: Claim & { limit: number },
): Promise<Table['$inferSelect'][]> {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(and(condition, lte(table.nextAttemptAt, new Date()), isFree(table)))
    .orderBy(asc(table.nextAttemptAt))
    .limit(limit)
  const rows = await claim(db, table, { condition: inArray(table.id, due), leaseMs })
  return rows.toSorted((a, b) => Number(a.nextAttemptAt) - Number(b.nextAttemptAt))
}

/** Gives rows of one claim a longer lease; returns none of them if another Worker has taken them meanwhile. */
export function extendLease<Table extends Claimable>(
  db: Database,
  table: Table,
  { rows, leaseMs }: { rows: readonly Claimed<Table>[]; leaseMs: number },
): Promise<Claimed<Table>[]> {
  // Two leases must never end at the same instant: that instant identifies the Worker that holds
  // one.
  const next = Math.max(Date.now() + leaseMs, Number(rows[0]?.leasedUntil) + 1)
  return changeClaimed(db, table, { rows, changes: { leasedUntil: new Date(next) } })
}

interface Released<Table extends Claimable> {
  rows: readonly Claimed<Table>[]
  /** Further columns to set. */
  changes?: Partial<Table['$inferSelect']>
}

/** Gives rows of one claim back before their lease ends. */
export async function release<Table extends Claimable>(
  db: Database,
  table: Table,
  { rows, changes }: Released<Table>,
): Promise<void> {
  await changeClaimed(db, table, { rows, changes: { leasedUntil: null, ...changes } })
}

async function changeClaimed<Table extends Claimable>(
  db: Database,
  table: Table,
  { rows, changes }: { rows: readonly Claimed<Table>[]; changes: object },
): Promise<Claimed<Table>[]> {
  const [first] = rows
  if (!first?.leasedUntil) return []
  const ids = rows.map(({ id }) => id)
  return db
    .update(table)
    .set(changes as SQLiteUpdateSetSource<Table>)
    .where(and(inArray(table.id, ids), eq(table.leasedUntil, first.leasedUntil)))
    .returning({ id: table.id, leasedUntil: table.leasedUntil })
}

/** The condition that no Worker holds a row now. */
function isFree({ leasedUntil }: Claimable) {
  return or(isNull(leasedUntil), lte(leasedUntil, new Date()))
}
