import type { DeskAction } from '#shared/desk/staff/desk-actions.ts'
import type { SignedIn } from '#worker/app-env.ts'
import { deskLog } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

export function deskLogRow(
  { user }: SignedIn,
  action: DeskAction,
  target: string,
): typeof deskLog.$inferSelect {
  return { id: crypto.randomUUID(), actorId: user.id, action, target, createdAt: new Date() }
}

/** Returns the statement that logs a change, for the batch of the change. */
export function insertLogRow(db: Database, ...entry: Parameters<typeof deskLogRow>) {
  return db.insert(deskLog).values(deskLogRow(...entry))
}
