import { and, eq, type SQL } from 'drizzle-orm'
import { asSelection, hasRow } from '../db/conditions.ts'
import { recoveryCodes, users } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { recoveryCodeRows } from './recovery-codes.ts'

interface Replacement {
  userId: string
  /** The sealed secret the codes belong to: nothing happens once it is another one, or gone. */
  secret: string
  /** A further condition on the user. */
  fits?: SQL | undefined
  rows: Awaited<ReturnType<typeof recoveryCodeRows>>
}

/** The statements that replace all codes of a user, for a batch. */
export function replaceRecoveryCodes(db: Database, { userId, secret, fits, rows }: Replacement) {
  const owner = and(eq(users.id, userId), eq(users.twoFactorSecret, secret), fits)
  const stillThere = hasRow(db, users, owner)
  return [
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), stillThere)),
    ...rows.map((row) =>
      db
        .insert(recoveryCodes)
        .select(db.select(asSelection(recoveryCodes, row)).from(users).where(owner)),
    ),
  ] as const
}
