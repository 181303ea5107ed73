import { and, eq, getTableColumns, gte, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import {
  type FileRow,
  files,
  roomFiles,
  rooms,
  threadEntries,
  threads,
  type UserRow,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { hasAccepted, isOpenTo } from '#worker/desk/rooms/room-conditions.ts'

/** A file that a member may read, and where it is. */
export type OwnFile = FileRow & {
  threadId: string | null
  roomId: string | null
  /** The name of its room. */
  room: string | null
}

/**
 * The condition on a file, joined to its enquiry and room, that a member may read it: in replies and
 * in their own messages, and in open rooms whose terms they have accepted.
 */
export function isReadableBy(db: Database, user: UserRow): SQL | undefined {
  return or(isInEnquiryOf(user), isInRoomOf(db, user))
}

/**
 * The condition on a file, joined to its message, that the person of the enquiry may read it. Anybody
 * can give their address in a form, and would hand them any file as one of their own.
 */
export function isInEnquiryOf(user: UserRow): SQL | undefined {
  const { id, email } = user
  const verifiedAt = user.firstVerifiedAt ?? user.emailVerifiedAt ?? new Date()
  const isOwn = and(
    eq(files.userId, id),
    // Before, somebody else may have registered the address.
    gte(files.createdAt, verifiedAt),
  )
  const isMailed = isNotNull(threadEntries.messageId)
  const isProven = and(eq(threadEntries.kind, 'message'), or(isOwn, isMailed))
  return and(eq(threads.email, email), or(eq(threadEntries.kind, 'reply'), isProven))
}

function isInRoomOf(db: Database, user: UserRow): SQL | undefined {
  return and(isOpenTo(db, user), hasAccepted(db, user))
}

/** Returns all files that a member may download now; none before their address is verified. */
export async function findOwnFiles(db: Database, user: UserRow): Promise<OwnFile[]> {
  if (!user.emailVerifiedAt) return []
  // Apart, because the condition of both together would read every file there is.
  const { ofEnquiries, ofRooms } = await runBatch(db, {
    ofEnquiries: db
      .select({ ...getTableColumns(files), threadId: threadEntries.threadId })
      .from(threads)
      .innerJoin(threadEntries, eq(threadEntries.threadId, threads.id))
      .innerJoin(files, eq(files.entryId, threadEntries.id))
      .where(and(eq(files.state, 'ready'), isInEnquiryOf(user)))
      .orderBy(files.createdAt),
    ofRooms: db
      .select({
        ...getTableColumns(files),
        roomId: roomFiles.roomId,
        // A batch gives columns by their names, of which there may be only one.
        room: sql<string>`${rooms.name}`.as('room'),
      })
      .from(rooms)
      .innerJoin(roomFiles, eq(roomFiles.roomId, rooms.id))
      .innerJoin(files, eq(files.roomFileId, roomFiles.id))
      .where(and(eq(files.state, 'ready'), isInRoomOf(db, user)))
      .orderBy(files.createdAt),
  })
  return [
    ...ofEnquiries.map((file) => ({ ...file, roomId: null, room: null })),
    ...ofRooms.map((file) => ({ ...file, threadId: null })),
  ]
}
