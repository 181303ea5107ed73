import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { hasRow } from '#worker/db/conditions.ts'
import { roomAcceptances, roomMembers, rooms, type UserRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

/** The condition that there is a room with this id. */
export function hasRoom(db: Database, id: string): SQL {
  return hasRow(db, rooms, eq(rooms.id, id))
}

/** The condition that the room with this id is open. */
export function isOpen(db: Database, id: string): SQL {
  return hasRow(db, rooms, and(eq(rooms.id, id), isNull(rooms.closedAt)))
}

/** The condition on a room that it is open and an account, whose address is verified, is a member. */
export function isOpenTo(db: Database, { email }: Pick<UserRow, 'email'>): SQL | undefined {
  const isMember = and(eq(roomMembers.roomId, rooms.id), eq(roomMembers.email, email))
  return and(isNull(rooms.closedAt), hasRow(db, roomMembers, isMember))
}

/** The condition on a room that an account may open its files: it has accepted the terms, if any. */
export function hasAccepted(db: Database, { id }: Pick<UserRow, 'id'>): SQL | undefined {
  const isAcceptance = and(
    eq(roomAcceptances.roomId, rooms.id),
    eq(roomAcceptances.userId, id),
    eq(roomAcceptances.termsHash, rooms.termsHash),
  )
  return or(isNull(rooms.termsHash), hasRow(db, roomAcceptances, isAcceptance))
}
