import { and, eq, inArray, not, type SQL } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { deletedFiles, files, roomFiles, roomMembers } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { hasRoom, isOpen } from './room-conditions.ts'
import { insertRoomEvent } from './room-events.ts'
import { isPresent } from './room-files.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'submission'>

/** Removes a version of a file from a room, open or closed; its name and hash stay for the log. */
export async function removeVersion(
  work: Stores,
  actor: SignedIn,
  { roomId, fileId }: { roomId: string; fileId: string },
): Promise<{ outcome: 'changed' | 'notFound' }> {
  const { db } = work
  const isVersion = and(eq(files.id, fileId), isInRoom(db, roomId), isPresent)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.file-removed',
    target: roomId,
    exists: hasRow(db, files, isVersion),
    steps: {
      files: removeWhere(db, isVersion),
      event: insertRoomEvent(db, actor, { roomId, kind: 'deleted', target: fileId }),
    },
  })
  return { outcome }
}

/**
 * Deletes all files and members of a closed room. The room itself, its terms, who accepted them and
 * its log stay until its retention ends, because they are the proof of what was given to whom.
 */
export async function emptyRoom(
  work: Stores,
  actor: SignedIn,
  roomId: string,
): Promise<{ outcome: 'changed' | 'notFound' | 'open' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.emptied',
    target: roomId,
    exists: hasRoom(db, roomId),
    preconditions: { open: not(isOpen(db, roomId)) },
    steps: {
      files: removeWhere(db, and(isInRoom(db, roomId), isPresent)),
      members: db.delete(roomMembers).where(eq(roomMembers.roomId, roomId)),
      event: insertRoomEvent(db, actor, { roomId, kind: 'emptied' }),
    },
  })
  return { outcome }
}

function isInRoom(db: Database, roomId: string): SQL {
  const ofRoom = db.select({ id: roomFiles.id }).from(roomFiles).where(eq(roomFiles.roomId, roomId))
  return inArray(files.roomFileId, ofRoom)
}

/** The steps that delete the bytes of files and leave their rows. */
function removeWhere(db: Database, condition: SQL | undefined) {
  const objects = db.select({ key: files.key, pieces: files.pieces }).from(files).where(condition)
  return [
    db.insert(deletedFiles).select(objects).onConflictDoNothing(),
    db.update(files).set({ state: 'removed', size: 0 }).where(condition),
  ]
}
