import { and, desc, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { UndeliveredMail } from '#shared/desk/staff/props.ts'
import type { Pages } from '#shared/pages.ts'
import type { Work } from '#worker/app-env.ts'
import { outbox } from '#worker/db/schema.ts'
import { pageOf } from '#worker/http/query.ts'
import { openMail } from '#worker/mail/outbox.ts'

type Stores = Pick<Work, 'db' | 'settings'>
type UndeliveredProps = Pick<Pages['desk/mails'], 'mails' | 'page' | 'pages'>

/** Returns a page of the emails that were given up, the newest first; at most the last page. */
export async function findUndelivered(
  { db, settings }: Stores,
  pageNumber: number,
): Promise<UndeliveredProps> {
  const total = await db.$count(outbox, isGivenUp())
  const { page, pages, offset } = pageOf(total, { requested: pageNumber })
  const rows = await db
    .select()
    .from(outbox)
    .where(isGivenUp())
    // The order of the index, so that rows of the same time have a stable order.
    .orderBy(desc(outbox.deadAt), desc(outbox.nextAttemptAt), desc(sql`rowid`))
    .limit(deskPageSize)
    .offset(offset)
  const mails = rows.map(async (row): Promise<UndeliveredMail> => {
    const mail = await openMail(settings, row)
    return {
      id: row.id,
      to: mail?.to ?? null,
      subject: mail?.subject ?? null,
      at: (row.deadAt ?? row.createdAt).toISOString(),
      reason: row.failure ?? '',
    }
  })
  return { mails: await Promise.all(mails), page, pages }
}

/** Returns the condition that an email was given up and can be sent again. */
export function isGivenUp(): SQL | undefined {
  return and(isNull(outbox.sentAt), gt(outbox.deadAt, new Date(0)), isNotNull(outbox.sealed))
}
