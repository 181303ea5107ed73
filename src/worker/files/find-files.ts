import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { FileProps } from '#shared/files/props.ts'
import { type FileRow, files, heldMails, threadEntries, threads } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'

/** Returns a file as pages show it. */
export function filePropsOf({ id, name, size, state }: FileRow): FileProps {
  return { id, name, size, state }
}

/** Returns the prop of a message's, reply's or held email's files, as they were sent; none without files. */
export function filesProp(
  rows: readonly FileRow[],
  of: Partial<Pick<FileRow, 'entryId' | 'heldMailId'>>,
): { files?: FileProps[] } {
  const { entryId, heldMailId } = of
  const own = rows
    .filter((row) => (entryId ? row.entryId === entryId : row.heldMailId === heldMailId))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  return own.length > 0 ? { files: own.map(filePropsOf) } : {}
}

/** Selects the files of all messages of the threads that fit. */
export function selectThreadFiles(db: Database, isThread: SQL | undefined) {
  return db
    .select(getTableColumns(files))
    .from(threads)
    .innerJoin(threadEntries, eq(threadEntries.threadId, threads.id))
    .innerJoin(files, eq(files.entryId, threadEntries.id))
    .where(isThread)
}

/** Selects the files of the emails of a thread that are held. */
export function selectHeldFiles(db: Database, threadId: string) {
  return db
    .select(getTableColumns(files))
    .from(heldMails)
    .innerJoin(files, eq(files.heldMailId, heldMails.id))
    .where(eq(heldMails.threadId, threadId))
}
