import { asc, eq } from 'drizzle-orm'
import { maxPasskeys } from '#shared/constants.ts'
import type { PasskeySummary } from '#shared/settings/props.ts'
import { type PasskeyRow, passkeys } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'

/** The passkeys of an account, the oldest first. */
export async function findPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  const found = db.select().from(passkeys).where(eq(passkeys.userId, userId))
  return found.orderBy(asc(passkeys.createdAt)).limit(maxPasskeys)
}

/** What their owner is shown of them. */
export function passkeySummary(row: PasskeyRow): PasskeySummary {
  const { id, name, createdAt, lastUsedAt, backedUp } = row
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    backedUp,
  }
}
