import { and, eq, exists, gt, not } from 'drizzle-orm'
import { hour } from '#shared/constants.ts'
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
  if (file.roomId && !(await logInRoom(stores, actor, { id: file.id, roomId: file.roomId }))) {
    return false
  }
  await logAtDesk(stores, actor, file.id)
  return true
}

async function logInRoom(
  stores: Stores,
  actor: SignedIn,
  { id, roomId }: { id: string; roomId: string },
): Promise<boolean> {
  const readable = selectReadable(stores, actor, id)
  if (!readable) return false
  const row = roomEventRow(actor, { roomId, kind: 'downloaded', target: id })
  const inserted = insertIf(stores.db, roomEvents, { row, condition: exists(readable) })
  return (await inserted.returning({ id: roomEvents.id })).length > 0
}

/**
 * Adds a row to the desk's log; a member's of the same file once an hour. Nobody can delete these rows
 * for years, so members could fill the database with them.
 */
async function logAtDesk({ db, settings }: Stores, actor: SignedIn, fileId: string) {
  const row = deskLogRow(actor, 'file.downloaded', fileId)
  const hourAgo = new Date(row.createdAt.getTime() - hour * 1000)
  const isSame = and(
    gt(deskLog.createdAt, hourAgo),
    eq(deskLog.actorId, row.actorId),
    eq(deskLog.action, row.action),
    eq(deskLog.target, fileId),
  )
  const condition = roleOf(settings, actor.user) ? undefined : not(hasRow(db, deskLog, isSame))
  await insertIf(db, deskLog, { row, condition })
}
