import { and, eq, getTableColumns, isNotNull, or, type SQL } from 'drizzle-orm'
import { hasSecondFactor } from '#worker/account/auth/second-factor.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { files, roomFiles, rooms, threadEntries, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isPresent, type RoomFileRow } from '#worker/desk/rooms/room-files.ts'
import { roleOf } from '#worker/http/role.ts'
import { isReadableBy } from './own-files.ts'

type Stores = Pick<Work, 'db' | 'settings'>

/** A file, and the room that it is in. */
export type ReadableFile = Omit<RoomFileRow, 'roomId'> & { roomId: string | null }

/** Returns a file that this person may read; null for every other one. */
export async function findReadableFile(
  stores: Stores,
  actor: SignedIn,
  id: string,
): Promise<ReadableFile | null> {
  return (await selectReadable(stores, actor, id)?.get()) ?? null
}

/** Selects a file if this person may read it; null for people who may read none. */
export function selectReadable({ db, settings }: Stores, actor: SignedIn, id: string) {
  const mayRead = readableBy(db, settings, actor)
  if (!mayRead) return null
  return db
    .select({ ...getTableColumns(files), roomId: roomFiles.roomId })
    .from(files)
    .leftJoin(threadEntries, eq(threadEntries.id, files.entryId))
    .leftJoin(threads, eq(threads.id, threadEntries.threadId))
    .leftJoin(roomFiles, eq(roomFiles.id, files.roomFileId))
    .leftJoin(rooms, eq(rooms.id, roomFiles.roomId))
    .where(and(eq(files.id, id), isPresent, mayRead))
}

/**
 * The condition on a file that somebody may read it: staff those of every message, reply, held email
 * and room, members their own. Undefined for nobody's.
 */
function readableBy(db: Database, settings: Stores['settings'], actor: SignedIn): SQL | undefined {
  const { user } = actor
  if (roleOf(settings, user) && hasSecondFactor(actor)) {
    return or(isNotNull(files.entryId), isNotNull(files.heldMailId), isNotNull(files.roomFileId))
  }
  return user.emailVerifiedAt ? isReadableBy(db, user) : undefined
}
