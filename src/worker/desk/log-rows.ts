import type { DeskAction } from '#shared/desk/log.ts'
import type { SignedIn } from '../app-env.ts'
import type { deskLog } from '../db/schema.ts'

/** Something that was done at the desk, to be inserted in one batch with what it did. */
export function deskLogRow(
  { user }: SignedIn,
  action: DeskAction,
  target: string,
): typeof deskLog.$inferSelect {
  return { id: crypto.randomUUID(), actorId: user.id, action, target, createdAt: new Date() }
}
