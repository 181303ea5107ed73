import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { suppression } from '#shared/constants.ts'
import type { SuppressionReason } from '#shared/desk/delivery/suppressions.ts'
import { hasRow } from '../db/conditions.ts'
import { mailSuppressions } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'
import { isSameMailbox, mailboxKey } from './bounce-address.ts'
import type { Delivery, FailedDelivery } from './mail.ts'

interface Stores {
  db: Database
  settings: Settings
}

/** The outcome of a mail that is not tried, because its address is suppressed. */
export const suppressed: FailedDelivery = { outcome: 'rejected', reason: 'suppressed' }

/** Finds the suppression of an address; null without one. */
export async function findSuppression(db: Database, address: string) {
  const { email } = mailSuppressions
  const row = await db
    .select()
    .from(mailSuppressions)
    .where(eq(email, mailboxKey(address)))
    .get()
  return row ?? null
}

/** Returns the condition that the address in a column is suppressed. */
export function isSuppressed(db: Database, column: SQLiteColumn): SQL {
  return hasRow(db, mailSuppressions, eq(mailSuppressions.email, column))
}

interface Refusal {
  reason: SuppressionReason
  code: string
}

/** Suppresses an address, unless it is the firm's own or is suppressed already. */
export async function suppress(
  { db, settings }: Stores,
  address: string,
  { reason, code }: Refusal,
): Promise<void> {
  if (isSameMailbox(address, settings.mailTo)) return
  const id = crypto.randomUUID()
  await db
    .insert(mailSuppressions)
    .values({ id, email: mailboxKey(address), reason, code, createdAt: new Date() })
    .onConflictDoNothing()
}

/** Suppresses the recipient of a mail if their mail server refused the address for good. */
export async function suppressIfRefused(stores: Stores, to: string, result: Delivery) {
  if (result.outcome === 'sent' || !result.isAddressRefused) return
  await suppress(stores, to, { reason: 'refused', code: result.reason })
}

/** True if the mail may be tried: to a suppressed address one a day, of two at once only one. */
export async function mayTry(db: Database, address: string): Promise<boolean> {
  if (!(await findSuppression(db, address))) return true
  const { email, triedAt } = mailSuppressions
  const dayAgo = new Date(Date.now() - suppression.retrySeconds * 1000)
  const isDue = or(isNull(triedAt), lte(triedAt, dayAgo))
  const tried = await db
    .update(mailSuppressions)
    .set({ triedAt: new Date() })
    .where(and(eq(email, mailboxKey(address)), isDue))
    .returning({ id: mailSuppressions.id })
  return tried.length > 0
}
