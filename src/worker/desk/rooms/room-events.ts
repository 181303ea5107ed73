import type { RoomEventKind } from '#shared/desk/rooms/events.ts'
import type { SignedIn } from '#worker/app-env.ts'
import { roomEvents } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

interface NewEvent {
  roomId: string
  kind: RoomEventKind
  target?: string
}

/** Returns the row of an event, by whom it happens now. */
export function roomEventRow(
  { user }: Pick<SignedIn, 'user'>,
  { roomId, kind, target = '' }: NewEvent,
): typeof roomEvents.$inferSelect {
  const { id: actorId, name, email } = user
  const now = new Date()
  return { id: crypto.randomUUID(), roomId, kind, actorId, name, email, target, createdAt: now }
}

/** Returns the statement that adds an event, for the batch of its change. */
export function insertRoomEvent(db: Database, ...event: Parameters<typeof roomEventRow>) {
  return db.insert(roomEvents).values(roomEventRow(...event))
}
