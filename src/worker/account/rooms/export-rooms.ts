import { and, asc, eq, sql } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { roomAcceptances, roomEvents, rooms, roomTerms, type UserRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hasAccepted, isOpenTo } from '#worker/desk/rooms/room-conditions.ts'
import { isPresent, type RoomFileRow, selectRoomFiles } from '#worker/desk/rooms/room-files.ts'

/** Returns the open rooms of a verified account with their files, and what it accepted and did in any. */
export async function exportRooms(db: Database, user: UserRow) {
  const isOpen = isOpenTo(db, user)
  const { roomRows, fileRows, acceptanceRows, eventRows } = await runBatch(db, {
    roomRows: db
      .select({
        id: rooms.id,
        name: rooms.name,
        isAccepted: sql<number>`${hasAccepted(db, user)}`.as('is_accepted'),
      })
      .from(rooms)
      .where(isOpen)
      .orderBy(asc(rooms.createdAt)),
    fileRows: selectRoomFiles(db, and(isOpen, isPresent)),
    acceptanceRows: selectAcceptances(db, user),
    eventRows: db
      .select({ room: rooms.name, did: roomEvents.kind, at: roomEvents.createdAt })
      .from(roomEvents)
      .innerJoin(rooms, eq(rooms.id, roomEvents.roomId))
      .where(eq(roomEvents.actorId, user.id))
      .orderBy(asc(roomEvents.createdAt)),
  })
  return {
    rooms: roomRows.map(({ id, name, isAccepted }) => {
      const rows = fileRows.filter(({ roomId }) => roomId === id)
      return { name, files: rows.map(isAccepted ? fileOf : lockedFileOf) }
    }),
    acceptedTerms: acceptanceRows,
    roomActivity: eventRows,
  }
}

function fileOf(row: RoomFileRow) {
  const { type, sha256 } = row
  return { ...lockedFileOf(row), type, sha256 }
}

/** Returns what the page of a room shows of a file before its terms are accepted. */
function lockedFileOf({ name, version, size, createdAt }: RoomFileRow) {
  return { name, version, size, at: createdAt }
}

function selectAcceptances(db: Database, { id }: UserRow) {
  const isAcceptedText = and(
    eq(roomTerms.roomId, roomAcceptances.roomId),
    eq(roomTerms.hash, roomAcceptances.termsHash),
  )
  return db
    .select({
      room: rooms.name,
      terms: roomTerms.text,
      sha256: roomAcceptances.termsHash,
      proof: roomAcceptances.proof,
      address: roomAcceptances.address,
      at: roomAcceptances.createdAt,
    })
    .from(roomAcceptances)
    .innerJoin(rooms, eq(rooms.id, roomAcceptances.roomId))
    .leftJoin(roomTerms, isAcceptedText)
    .where(eq(roomAcceptances.userId, id))
    .orderBy(asc(roomAcceptances.createdAt))
}
