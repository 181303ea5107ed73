import { and, eq, gt, not } from 'drizzle-orm'
import { hour } from '#shared/constants.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { roomEvents } from '#worker/db/schema.ts'
import { roomEventRow } from '#worker/desk/rooms/room-events.ts'

/** Adds to a room's log that a member opened its page, once an hour. */
export async function logVisit(
  { db }: Pick<Work, 'db'>,
  actor: SignedIn,
  roomId: string,
): Promise<void> {
  const row = roomEventRow(actor, { roomId, kind: 'opened' })
  const isSame = and(
    eq(roomEvents.roomId, roomId),
    gt(roomEvents.createdAt, new Date(row.createdAt.getTime() - hour * 1000)),
    eq(roomEvents.actorId, row.actorId),
    eq(roomEvents.kind, 'opened'),
  )
  await insertIf(db, roomEvents, { row, condition: not(hasRow(db, roomEvents, isSame)) })
}
