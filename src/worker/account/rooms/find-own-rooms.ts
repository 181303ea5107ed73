import { and, eq, sql } from 'drizzle-orm'
import type { OpenRoom, OwnRoom } from '#shared/account/rooms/props.ts'
import { roomLimits } from '#shared/desk/rooms/limits.ts'
import { runBatch } from '#worker/db/change.ts'
import { files, roomAcceptances, roomFiles, rooms, type UserRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { selectTerms } from '#worker/desk/rooms/find-room.ts'
import { isOpenTo } from '#worker/desk/rooms/room-conditions.ts'
import {
  countFiles,
  isPresent,
  roomFilesOf,
  selectRoomFiles,
} from '#worker/desk/rooms/room-files.ts'

/** Returns the open rooms of an account, whose address must be verified; the newest files first. */
export async function findOwnRooms(db: Database, user: UserRow): Promise<OwnRoom[]> {
  const newest = db
    .select({ at: sql`max(${files.createdAt})` })
    .from(roomFiles)
    .innerJoin(files, eq(files.roomFileId, roomFiles.id))
    .where(and(eq(roomFiles.roomId, rooms.id), isPresent))
  const rows = await db
    .select({
      id: rooms.id,
      name: rooms.name,
      files: countFiles(db),
      newestAt: sql<number | null>`(${newest})`.as('newest_at'),
    })
    .from(rooms)
    .where(isOpenTo(db, user))
    .orderBy(sql`newest_at DESC NULLS LAST`, rooms.name)
    .limit(roomLimits.own)
  return rows.map(({ newestAt, ...room }) => ({
    ...room,
    newestAt: newestAt === null ? null : new Date(newestAt).toISOString(),
  }))
}

/** Returns an open room with its files; null if it is closed or this account is no member. */
export async function findOwnRoom(
  db: Database,
  user: UserRow,
  id: string,
): Promise<OpenRoom | null> {
  const isRoom = and(eq(rooms.id, id), isOpenTo(db, user))
  const rows = await runBatch(db, {
    room: db.select({ name: rooms.name }).from(rooms).where(isRoom),
    terms: selectTerms(db, id),
    acceptances: db
      .select({ hash: roomAcceptances.termsHash, at: roomAcceptances.createdAt })
      .from(roomAcceptances)
      .where(and(eq(roomAcceptances.roomId, id), eq(roomAcceptances.userId, user.id))),
    files: selectRoomFiles(db, and(isRoom, isPresent)),
  })
  const [room] = rows.room
  if (!room) return null
  const [terms] = rows.terms
  const acceptance = rows.acceptances.find(({ hash }) => hash === terms?.hash)
  return {
    id,
    name: room.name,
    files: roomFilesOf(rows.files),
    terms: terms ? { ...terms, acceptedAt: acceptance?.at.toISOString() ?? null } : null,
  }
}
