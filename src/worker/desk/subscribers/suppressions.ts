import { desc, eq, sql } from 'drizzle-orm'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { Pages } from '#shared/pages.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { mailSuppressions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { pageOf } from '#worker/http/query.ts'

type SuppressionProps = Omit<Pages['desk/suppressions'], 'status'>

/** Returns a page of the suppressed addresses, the newest first; at most the last page. */
export async function findSuppressions(db: Database, requested: number): Promise<SuppressionProps> {
  const { page, pages, offset } = pageOf(await db.$count(mailSuppressions), { requested })
  const { id, email, reason, code, createdAt } = mailSuppressions
  const rows = await db
    .select({ id, email, reason, code, createdAt })
    .from(mailSuppressions)
    .orderBy(desc(createdAt), desc(sql`rowid`))
    .limit(deskPageSize)
    .offset(offset)
  const suppressions = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { suppressions, page, pages }
}

/** Lifts a suppression, so that newsletters and alerts are sent to the address again. */
export async function liftSuppression(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'lifted' | 'notFound' }> {
  const isSuppression = eq(mailSuppressions.id, id)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'suppression.lifted',
    target: id,
    exists: hasRow(work.db, mailSuppressions, isSuppression),
    steps: { suppression: work.db.delete(mailSuppressions).where(isSuppression) },
  })
  return { outcome: outcome === 'changed' ? 'lifted' : outcome }
}
