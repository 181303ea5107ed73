import { and, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import type { FileProps } from '#shared/files/props.ts'
import { isOneOf } from '../db/conditions.ts'
import { type FileRow, files } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { filePropsOf } from './find-files.ts'
import { storeLimits } from './limits.ts'

/** Returns the files of an owner that are whole and wait for their message, in no order. */
export async function findUnattached(
  db: Database,
  owner: string,
  ids: readonly string[],
): Promise<FileProps[]> {
  const rows = await db.select().from(files).where(isWaiting(owner, ids))
  return rows.map(filePropsOf)
}

/** Deletes a file of an owner that waits for its message; true if there was one. */
export async function deleteUnattached(db: Database, owner: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(files)
    .where(and(eq(files.id, id), isUnattached(owner)))
    .returning({ id: files.id })
  return deleted.length > 0
}

/** Deletes those of some files that no message has; the trigger lists their objects for deletion. */
export async function deleteFiles(db: Database, rows: readonly Pick<FileRow, 'id'>[]) {
  if (rows.length === 0) return
  await db.delete(files).where(and(isOneOf(files.id, idsOf(rows)), hasNoMessage()))
}

/** Deletes the files that were sent for a message that was not. */
export async function deleteOldUnattached(db: Database): Promise<void> {
  const { unattachedFileSeconds, incomingFileSeconds } = lifetimes
  const isBroken = and(eq(files.state, 'incoming'), isOlderThan(incomingFileSeconds))
  const isOld = and(or(isBroken, isOlderThan(unattachedFileSeconds)), hasNoMessage())
  const old = db.select({ id: files.id }).from(files).where(isOld).limit(storeLimits.perRun)
  await db.delete(files).where(inArray(files.id, old))
}

function isOlderThan(seconds: number) {
  return lte(files.createdAt, new Date(Date.now() - seconds * 1000))
}

/** The condition on files that they are whole and wait for a message of this owner. */
export function isWaiting(owner: string, ids: readonly string[]) {
  return and(isOneOf(files.id, ids), isUnattached(owner), ne(files.state, 'incoming'))
}

/** The condition that a file of an owner waits for its message. */
export function isUnattached(owner: string) {
  return and(eq(files.owner, owner), hasNoMessage())
}

function hasNoMessage() {
  return and(isNull(files.entryId), isNull(files.heldMailId), isNull(files.roomFileId))
}

export function idsOf(rows: readonly Pick<FileRow, 'id'>[]): string[] {
  return rows.map(({ id }) => id)
}

/** Returns the bytes of some files together. */
export function totalSize(rows: readonly Pick<FileRow, 'size'>[]): number {
  return rows.reduce((sum, { size }) => sum + size, 0)
}
