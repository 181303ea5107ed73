import { and, desc, eq, sql } from 'drizzle-orm'
import { roomLimits } from '#shared/desk/rooms/limits.ts'
import { sizeText } from '#shared/files/size-text.ts'
import { foldCase } from '#shared/text.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { type FileRow, files, roomFiles, rooms } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { type Attachments, canAttach } from '#worker/files/attach.ts'
import { isWaiting, totalSize } from '#worker/files/unattached.ts'
import { isOpen } from './room-conditions.ts'
import { insertRoomEvent } from './room-events.ts'
import { filesMail, mailMembers } from './room-mails.ts'

interface Addition {
  roomId: string
  attachments: Attachments
  /** The file of the room of which it is a version; empty to go by the name. */
  versionOf: string
}

type AddOutcome = 'changed' | 'notFound' | 'closed' | 'unknown' | 'full' | 'filesGone'

/**
 * Adds files to an open room and mails its members once. A file of the same name as one of the room
 * is its next version: which one, the batch itself decides, so that two at once become two versions.
 */
export async function addRoomFiles(
  work: Work,
  actor: SignedIn,
  { roomId, attachments, versionOf }: Addition,
): Promise<{ outcome: AddOutcome }> {
  const { db, settings } = work
  const room = await db.select().from(rooms).where(eq(rooms.id, roomId)).get()
  if (!room) return { outcome: 'notFound' }
  const added = attachments.files
  const names = added.map(({ name, size }) => `${name} (${sizeText(size)})`).join('\n')
  const isFile = and(eq(roomFiles.id, versionOf), eq(roomFiles.roomId, roomId))
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.uploaded',
    target: roomId,
    exists: hasRow(db, rooms, eq(rooms.id, roomId)),
    preconditions: {
      closed: isOpen(db, roomId),
      unknown: versionOf === '' ? undefined : hasRow(db, roomFiles, isFile),
      full: hasSpace(db, roomId, added),
      filesGone: canAttach(db, attachments),
    },
    steps: {
      files: added.flatMap((file) =>
        versionSteps(db, attachments.owner, { file, roomId, versionOf }),
      ),
      events: added.map(({ id: target }) =>
        insertRoomEvent(db, actor, { roomId, kind: 'uploaded', target }),
      ),
      mails: await mailMembers(work, roomId, filesMail(settings, { room, names })),
    },
  })
  return { outcome }
}

/** The condition that a room has space for these files. */
function hasSpace(db: Database, roomId: string, added: Attachments['files']) {
  const { bytes, versions } = selectSize(db, roomId)
  return sql`${bytes} + ${totalSize(added)} <= ${roomLimits.bytes}
    AND ${versions} + ${added.length} <= ${roomLimits.versions}`
}

function selectSize(db: Database, roomId: string) {
  const size = (what: ReturnType<typeof sql>) =>
    sql`(${db
      .select({ value: what })
      .from(files)
      .innerJoin(roomFiles, eq(roomFiles.id, files.roomFileId))
      .where(eq(roomFiles.roomId, roomId))})`
  return { bytes: size(sql`total(${files.size})`), versions: size(sql`count(*)`) }
}

interface NewVersion {
  file: Pick<FileRow, 'id' | 'name'>
  roomId: string
  versionOf: string
}

/** The steps that make a stored file a version: of a file of the room, or the first of a new one. */
function versionSteps(db: Database, owner: string, { file, roomId, versionOf }: NewVersion) {
  const id = crypto.randomUUID()
  const isSame = and(eq(roomFiles.roomId, roomId), eq(files.foldedName, foldCase(file.name)))
  const earlier = db
    .select({ id: roomFiles.id })
    .from(roomFiles)
    .innerJoin(files, eq(files.roomFileId, roomFiles.id))
    .where(isSame)
    .orderBy(desc(files.createdAt))
    .limit(1)
  const roomFileId = versionOf === '' ? sql<string>`coalesce((${earlier}), ${id})` : versionOf
  const others = db
    .select({ number: sql`coalesce(max(${files.version}), 0) + 1` })
    .from(files)
    .where(sql`${files.roomFileId} = ${roomFileId}`)
  const isNew = sql`(${earlier}) IS NULL`
  const row = { id, roomId, createdAt: new Date() }
  return [
    ...(versionOf === '' ? [insertIf(db, roomFiles, { row, condition: isNew })] : []),
    db
      .update(files)
      .set({ roomFileId, version: sql`(${others})` })
      .where(isWaiting(owner, [file.id])),
  ]
}
