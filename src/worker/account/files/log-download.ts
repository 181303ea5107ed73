import { and, eq, exists, gt, not } from 'drizzle-orm'
import { hour } from '#shared/constants.ts'
import type { RoomEventKind } from '#shared/desk/rooms/events.ts'
import type { DeskAction } from '#shared/desk/staff/desk-actions.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { deskLog, roomEvents } from '#worker/db/schema.ts'
import { roomEventRow } from '#worker/desk/rooms/room-events.ts'
import { deskLogRow } from '#worker/desk/staff/log-rows.ts'
import { roleOf } from '#worker/http/role.ts'
import { type ReadableFile, selectReadable } from './find-readable-file.ts'

type Stores = Pick<Work, 'db' | 'settings'>

/**
 * Logs a download: at the desk, and of a file of a room there too. False if this person may not read
 * that file any more, because the room was closed or they were removed meanwhile.
 */
export async function logDownload(
  stores: Stores,
  actor: SignedIn,
  file: Pick<ReadableFile, 'id' | 'roomId'>,
): Promise<boolean> {
  const { id, roomId } = file
  const event = { kind: 'downloaded', target: id } as const
  if (roomId && !(await logInRoom(stores, actor, { id, roomId, ...event }))) return false
  await logAtDesk(stores, actor, { action: 'file.downloaded', target: id })
  return true
}

/**
 * Logs an archive of files before it is made, as one row in each of their rooms and one at the desk:
 * a row for each file of each archive would bury what else is in the log.
 */
export async function logExport(
  stores: Stores,
  actor: SignedIn,
  files: readonly Pick<ReadableFile, 'id' | 'roomId'>[],
): Promise<void> {
  if (files.length === 0) return
  const fileOfRoom = new Map(files.map(({ id, roomId }) => [roomId, id]))
  for (const [roomId, id] of fileOfRoom) {
    if (roomId) await logInRoom(stores, actor, { id, roomId, kind: 'exported', target: '' })
  }
  await logAtDesk(stores, actor, { action: 'files.exported', target: actor.user.id })
}

interface RoomRead {
  /** The file that has to be readable. */
  id: string
  roomId: string
  kind: RoomEventKind
  target: string
}

/** Adds a row to a room's log if this person may read a file of it; false if not. */
async function logInRoom(
  stores: Stores,
  actor: SignedIn,
  { id, ...event }: RoomRead,
): Promise<boolean> {
  const readable = selectReadable(stores, actor, id)
  if (!readable) return false
  const row = roomEventRow(actor, event)
  const inserted = insertIf(stores.db, roomEvents, { row, condition: exists(readable) })
  return (await inserted.returning({ id: roomEvents.id })).length > 0
}

/**
 * Adds a row to the desk's log; a member's of the same target once an hour. Nobody can delete these
 * rows for years, so members could fill the database with them.
 */
async function logAtDesk(
  { db, settings }: Stores,
  actor: SignedIn,
  { action, target }: { action: DeskAction; target: string },
) {
  const row = deskLogRow(actor, action, target)
  const hourAgo = new Date(row.createdAt.getTime() - hour * 1000)
  const isSame = and(
    gt(deskLog.createdAt, hourAgo),
    eq(deskLog.actorId, row.actorId),
    eq(deskLog.action, action),
    eq(deskLog.target, target),
  )
  const condition = roleOf(settings, actor.user) ? undefined : not(hasRow(db, deskLog, isSame))
  await insertIf(db, deskLog, { row, condition })
}
