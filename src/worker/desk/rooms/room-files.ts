import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { FileVersion, RoomFile } from '#shared/desk/rooms/props.ts'
import { byName } from '#shared/order.ts'
import { type FileRow, files, roomFiles, rooms } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { filePropsOf } from '#worker/files/find-files.ts'

/** A row of a file with the room that it is in. */
export type RoomFileRow = FileRow & { roomId: string }

/** The condition that the bytes of a version are there. */
export const isPresent = ne(files.state, 'removed')

/** Selects all versions of the files of the rooms that fit. */
export function selectRoomFiles(db: Database, isRoom: SQL | undefined) {
  return db
    .select({ ...getTableColumns(files), roomId: roomFiles.roomId })
    .from(rooms)
    .innerJoin(roomFiles, eq(roomFiles.roomId, rooms.id))
    .innerJoin(files, eq(files.roomFileId, roomFiles.id))
    .where(isRoom)
}

/** Selects the number of files of each room of which a version is there. */
export function countFiles(db: Database) {
  const count = db
    .select({ count: sql`count(DISTINCT ${roomFiles.id})` })
    .from(roomFiles)
    .innerJoin(files, eq(files.roomFileId, roomFiles.id))
    .where(and(eq(roomFiles.roomId, rooms.id), isPresent))
  return sql<number>`(${count})`
}

/** Returns the files of a room by name, each with its versions, the newest first. */
export function roomFilesOf(rows: readonly FileRow[]): RoomFile[] {
  const byFile = Map.groupBy(rows, ({ roomFileId }) => roomFileId ?? '')
  const list = [...byFile].map(([id, versionRows]) => {
    const versions = versionRows.map(versionOf).sort((a, b) => b.version - a.version)
    return { id, name: versions[0]?.name ?? '', versions }
  })
  return list.sort((a, b) => byName(a.name, b.name))
}

function versionOf(row: FileRow): FileVersion {
  const { version, createdAt } = row
  return { ...filePropsOf(row), version: version ?? 1, createdAt: createdAt.toISOString() }
}
