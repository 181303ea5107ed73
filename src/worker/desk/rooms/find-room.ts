import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { roomLimits } from '#shared/desk/rooms/limits.ts'
import type { Acceptance, DeskRoom, RoomEvent, RoomMember } from '#shared/desk/rooms/props.ts'
import { runBatch } from '#worker/db/change.ts'
import {
  roomAcceptances,
  roomEvents,
  roomMembers,
  rooms,
  roomTerms,
  users,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { totalSize } from '#worker/files/unattached.ts'
import { type RoomFileRow, roomFilesOf, selectRoomFiles } from './room-files.ts'

/** Returns all that the desk knows of a room; null if there is none. */
export async function findRoom(db: Database, id: string): Promise<DeskRoom | null> {
  const rows = await runBatch(db, {
    room: db.select().from(rooms).where(eq(rooms.id, id)),
    terms: selectTerms(db, id),
    members: selectMembers(db, id),
    acceptances: db
      .select()
      .from(roomAcceptances)
      .where(eq(roomAcceptances.roomId, id))
      .orderBy(desc(roomAcceptances.createdAt), desc(sql`rowid`)),
    files: selectRoomFiles(db, eq(rooms.id, id)),
    events: db
      .select()
      .from(roomEvents)
      .where(eq(roomEvents.roomId, id))
      .orderBy(desc(roomEvents.createdAt), desc(sql`rowid`))
      .limit(roomLimits.events),
  })
  const [room] = rows.room
  if (!room) return null
  return {
    id,
    name: room.name,
    bytes: totalSize(rows.files),
    closedAt: room.closedAt?.toISOString() ?? null,
    terms: rows.terms[0] ?? null,
    members: rows.members.map(memberOf),
    files: roomFilesOf(rows.files),
    acceptances: rows.acceptances.map(acceptanceOf),
    events: rows.events.map((row) => eventOf(row, rows.files)),
  }
}

/** Selects the terms of a room that apply now. */
export function selectTerms(db: Database, id: string) {
  return db
    .select({ text: roomTerms.text, hash: roomTerms.hash })
    .from(rooms)
    .innerJoin(roomTerms, and(eq(roomTerms.roomId, rooms.id), eq(roomTerms.hash, rooms.termsHash)))
    .where(eq(rooms.id, id))
}

function selectMembers(db: Database, id: string) {
  const isOwner = and(eq(users.email, roomMembers.email), isNotNull(users.emailVerifiedAt))
  const isAcceptance = and(
    eq(roomAcceptances.roomId, rooms.id),
    eq(roomAcceptances.userId, users.id),
    eq(roomAcceptances.termsHash, rooms.termsHash),
  )
  return db
    .select({
      id: roomMembers.id,
      email: roomMembers.email,
      name: users.name,
      acceptedAt: roomAcceptances.createdAt,
    })
    .from(roomMembers)
    .innerJoin(rooms, eq(rooms.id, roomMembers.roomId))
    .leftJoin(users, isOwner)
    .leftJoin(roomAcceptances, isAcceptance)
    .where(eq(roomMembers.roomId, id))
    .orderBy(roomMembers.createdAt, roomMembers.email)
}

type MemberRow = Omit<RoomMember, 'acceptedAt'> & { acceptedAt: Date | null }

function memberOf({ acceptedAt, ...member }: MemberRow): RoomMember {
  return { ...member, acceptedAt: acceptedAt?.toISOString() ?? null }
}

function acceptanceOf(row: typeof roomAcceptances.$inferSelect): Acceptance {
  const { id, name, email, termsHash: hash, proof, createdAt } = row
  return { id, name, email, hash, proof, createdAt: createdAt.toISOString() }
}

function eventOf(row: typeof roomEvents.$inferSelect, fileRows: readonly RoomFileRow[]): RoomEvent {
  const { id, name: actor, kind, createdAt } = row
  const file = fileRows.find((one) => one.id === row.target)
  const isAddress = kind === 'invited' || kind === 'removed'
  const target = file ? `${file.name}, version ${file.version}` : isAddress ? row.target : ''
  return { id, actor, kind, target, createdAt: createdAt.toISOString() }
}
