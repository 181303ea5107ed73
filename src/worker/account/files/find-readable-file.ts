import { and, eq, getTableColumns, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import { hasSecondFactor } from '#worker/account/auth/second-factor.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { type FileRow, files, threadEntries, threads } from '#worker/db/schema.ts'
import { roleOf } from '#worker/http/role.ts'

type Stores = Pick<Work, 'db' | 'settings'>

/** Returns a file that this person may read; null for every other one. */
export async function findReadableFile(
  { db, settings }: Stores,
  actor: SignedIn,
  id: string,
): Promise<FileRow | null> {
  const mayRead = readableBy(settings, actor)
  if (!mayRead) return null
  const row = await db
    .select(getTableColumns(files))
    .from(files)
    .leftJoin(threadEntries, eq(threadEntries.id, files.entryId))
    .leftJoin(threads, eq(threads.id, threadEntries.threadId))
    .where(and(eq(files.id, id), mayRead))
    .get()
  return row ?? null
}

/**
 * The condition on a file that somebody may read it: staff those of every message, reply and held
 * email; members those of messages and replies in their own enquiries. Undefined for nobody's.
 */
function readableBy(settings: Stores['settings'], actor: SignedIn): SQL | undefined {
  const { user } = actor
  if (roleOf(settings, user) && hasSecondFactor(actor)) {
    return or(isNotNull(files.entryId), isNotNull(files.heldMailId))
  }
  if (!user.emailVerifiedAt) return undefined
  return and(eq(threads.email, user.email), inArray(threadEntries.kind, ['message', 'reply']))
}
