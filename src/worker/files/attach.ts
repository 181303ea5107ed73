import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { fileLimits } from '#shared/files/limits.ts'
import { messages } from '#shared/messages.ts'
import type { Work } from '../app-env.ts'
import { type FileRow, files, heldMails, threadEntries } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { storeLimits } from './limits.ts'
import { findUnattached, idsOf, isWaiting, totalSize } from './unattached.ts'

/** The files of a message that is about to be stored. */
export interface Attachments {
  owner: string
  files: readonly Pick<FileRow, 'id' | 'name' | 'size'>[]
}

export const noAttachments: Attachments = { owner: '', files: [] }

interface Requested {
  owner: string
  ids: readonly string[]
  max: number
  /** The thread of the message, if it exists. */
  threadId?: string
}

/** Returns the files with these ids that wait for a message, or why they cannot be attached. */
export async function findAttachments(
  { db }: Pick<Work, 'db'>,
  { owner, ids, max, threadId }: Requested,
): Promise<{ attachments: Attachments } | { error: string }> {
  if (ids.length === 0) return { attachments: noAttachments }
  if (ids.length > max) return { error: messages.files.tooMany(max) }
  const unattached = await findUnattached(db, owner, ids)
  const inOrder = ids.flatMap((id) => unattached.find((file) => file.id === id) ?? [])
  if (inOrder.length < ids.length) return { error: messages.files.gone }
  const size = totalSize(inOrder)
  if (size > fileLimits.totalBytes) return { error: messages.files.tooLargeTogether }
  if (threadId && size + (await sizeOfThread(db, threadId)) > storeLimits.threadBytes) {
    return { error: messages.files.full }
  }
  return { attachments: { owner, files: inOrder } }
}

/** Returns the bytes of all files of a thread, with those of its held emails. */
export async function sizeOfThread(db: Database, threadId: string): Promise<number> {
  const entries = db
    .select({ id: threadEntries.id })
    .from(threadEntries)
    .where(eq(threadEntries.threadId, threadId))
  const held = db
    .select({ id: heldMails.id })
    .from(heldMails)
    .where(eq(heldMails.threadId, threadId))
  const row = await db
    .select({ size: sql<number>`total(${files.size})` })
    .from(files)
    .where(or(inArray(files.entryId, entries), inArray(files.heldMailId, held)))
    .get()
  return row?.size ?? 0
}

/** The precondition that all files of a message still wait for it. */
export function canAttach(db: Database, { owner, files: rows }: Attachments) {
  if (rows.length === 0) return undefined
  const waiting = db
    .select({ count: sql`count(*)` })
    .from(files)
    .where(isWaiting(owner, idsOf(rows)))
  return sql`(${waiting}) = ${rows.length}`
}

/** The steps that give the files to a message or to a held email. */
export function attachFiles(
  db: Database,
  { owner, files: rows }: Attachments,
  to: { entryId: string } | { heldMailId: string },
) {
  if (rows.length === 0) return []
  const ids = idsOf(rows)
  const place = sql`(SELECT key FROM json_each(${JSON.stringify(ids)}) WHERE value = ${files.id})`
  return [
    db
      .update(files)
      .set({ ...to, position: sql<number>`${place}` })
      .where(isWaiting(owner, ids)),
  ]
}

/** The step that gives the files of a held email to the message that it becomes. */
export function moveFilesToEntry(db: Database, heldMailId: string, entryId: string) {
  return db
    .update(files)
    .set({ entryId, heldMailId: null })
    .where(and(eq(files.heldMailId, heldMailId), isNull(files.entryId)))
}

/** Returns the ids of the files of a message or reply. */
export async function findFileIds(db: Database, entryId: string): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(eq(files.entryId, entryId))
    .orderBy(files.position, files.createdAt)
  return rows.map(({ id }) => id)
}

/** The step that takes the files of a reply out of it, for the next reply of this owner. */
export function detachFiles(db: Database, entryId: string, owner: string) {
  return db
    .update(files)
    .set({ entryId: null, owner, createdAt: new Date() })
    .where(eq(files.entryId, entryId))
}
