import { and, eq, gt, not } from 'drizzle-orm'
import { hour } from '#shared/constants.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { deskLog } from '#worker/db/schema.ts'
import { deskLogRow } from '#worker/desk/staff/log-rows.ts'
import { roleOf } from '#worker/http/role.ts'

/**
 * Logs a download; a member's of the same file once an hour. Nobody can delete rows of the log for
 * years, so members could fill the database with them.
 */
export async function logDownload(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  fileId: string,
): Promise<void> {
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
