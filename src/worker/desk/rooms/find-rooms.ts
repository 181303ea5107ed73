import { desc, eq, sql } from 'drizzle-orm'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { RoomSummary } from '#shared/desk/rooms/props.ts'
import { files, roomFiles, roomMembers, rooms } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { countFiles } from './room-files.ts'

/** Returns a page of all rooms, the last used first; at most the last page. */
export async function findRooms(
  db: Database,
  requested: number,
): Promise<{ rooms: RoomSummary[]; page: number; pages: number }> {
  const { page, pages, offset } = pageOf(await db.$count(rooms), { requested })
  const rows = await db
    .select({
      id: rooms.id,
      name: rooms.name,
      members: db.$count(roomMembers, eq(roomMembers.roomId, rooms.id)),
      files: countFiles(db),
      bytes: sizeOf(db),
      lastAt: rooms.lastAt,
      closedAt: rooms.closedAt,
    })
    .from(rooms)
    .orderBy(desc(rooms.lastAt), desc(sql`rowid`))
    .limit(deskPageSize)
    .offset(offset)
  const summaries = rows.map(({ lastAt, closedAt, ...row }) => ({
    ...row,
    lastAt: lastAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }))
  return { rooms: summaries, page, pages }
}

function sizeOf(db: Database) {
  const size = db
    .select({ bytes: sql`total(${files.size})` })
    .from(roomFiles)
    .innerJoin(files, eq(files.roomFileId, roomFiles.id))
    .where(eq(roomFiles.roomId, rooms.id))
  return sql<number>`(${size})`
}
