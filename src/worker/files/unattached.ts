import { and, eq, ne } from 'drizzle-orm'
import type { FileProps } from '#shared/files/props.ts'
import type { Work } from '../app-env.ts'
import { files } from '../db/schema.ts'
import { filePropsOf } from './find-files.ts'
import { isUnattached } from './store-file.ts'

interface OwnFile {
  owner: string
  id: string
}

/** Returns a file of an owner that waits for its message; null if there is none. */
export async function findUnattachedFile(
  { db }: Pick<Work, 'db'>,
  { owner, id }: OwnFile,
): Promise<FileProps | null> {
  const isOwn = and(eq(files.id, id), isUnattached(owner), ne(files.state, 'incoming'))
  const row = await db.select().from(files).where(isOwn).get()
  return row ? filePropsOf(row) : null
}

/** Deletes a file of an owner that waits for its message; true if there was one. */
export async function deleteUnattachedFile(
  { db }: Pick<Work, 'db'>,
  { owner, id }: OwnFile,
): Promise<boolean> {
  const deleted = await db
    .delete(files)
    .where(and(eq(files.id, id), isUnattached(owner)))
    .returning({ id: files.id })
  return deleted.length > 0
}
