import { desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { dayText } from '#shared/dates.ts'
import { officeMomentInWords } from '#shared/desk/bookings/times.ts'
import { deskPageSize } from '#shared/desk/constants.ts'
import { deskActions } from '#shared/desk/staff/log.ts'
import type { LogEntry } from '#shared/desk/staff/props.ts'
import { roleWords } from '#shared/desk/staff/roles.ts'
import type { Pages } from '#shared/pages.ts'
import { entryOf } from '#shared/records.ts'
import { receiptOf } from '#shared/site/contact/receipt.ts'
import { runBatch } from '#worker/db/change.ts'
import { bookings, deskLog, documents, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'

type Row = Pick<typeof deskLog.$inferSelect, 'action' | 'target'>

/** A page of what was done at the desk, the newest first; past the last one, the last. */
export async function findLog(db: Database, asked: number): Promise<Pages['desk/log']> {
  // Also for the count: without a bound it would read the table instead of the index.
  const kept = gt(deskLog.createdAt, new Date(Date.now() - 2 * lifetimes.deskLogSeconds * 1000))
  const { page, pages, offset } = pageOf(await db.$count(deskLog, kept), { requested: asked })
  const rows = await db
    .select({ row: deskLog, actor: users.name })
    .from(deskLog)
    .leftJoin(users, eq(users.id, deskLog.actorId))
    .where(kept)
    .orderBy(desc(deskLog.createdAt), desc(sql`${deskLog}.rowid`))
    .limit(deskPageSize)
    .offset(offset)
  const words = await targetWords(
    db,
    rows.map(({ row }) => row),
  )
  const entries = rows.map(({ row, actor }): LogEntry => {
    const { id, action, createdAt } = row
    return {
      id,
      actor: actor ?? somebodyGone,
      action: entryOf<string>(deskActions, action) ?? action,
      target: words(row),
      createdAt: createdAt.toISOString(),
    }
  })
  return { entries, page, pages }
}

const somebodyGone = 'A deleted account'

/** Says of each row what it was done to, without the name of anybody who wrote to the firm. */
async function targetWords(db: Database, rows: readonly Row[]): Promise<(row: Row) => string> {
  // No id is empty: a list of nothing would become a condition that no index answers.
  const of = (kind: string) => ['', ...rows.filter((row) => kindOf(row) === kind).map(firstWord)]
  const { people, consultations, written } = await runBatch(db, {
    people: db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, of('person'))),
    consultations: db
      .select({ id: bookings.id, threadId: bookings.threadId })
      .from(bookings)
      .where(inArray(bookings.id, of('booking'))),
    written: db
      .select({ id: documents.id, kind: documents.kind, slug: documents.slug })
      .from(documents)
      .where(inArray(documents.id, [...of('document'), ...of('letter')])),
  })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const threadsOf = new Map(consultations.map(({ id, threadId }) => [id, threadId]))
  const titles = new Map(written.map(({ id, kind, slug }) => [id, `the ${kind} ${slug}`]))
  const reference = (id: string) => receiptOf(id, new Date(0)).reference
  const byKind: Record<string, (row: Row) => string> = {
    thread: ({ target }) => reference(target),
    held: ({ target }) => reference(target),
    inbox: () => 'the inbox',
    person: (row) => personWords(row, names),
    invitation: invitationWords,
    mail: () => 'an email that was given up',
    closure: ({ target }) => closureWords(target),
    booking: ({ target }) => reference(threadsOf.get(target) ?? target),
    time: ({ target }) => officeMomentInWords(new Date(target)),
    document: (row) => titles.get(firstWord(row)) ?? '',
    letter: (row) => titles.get(firstWord(row)) ?? '',
  }
  return (row) => byKind[kindOf(row)]?.(row) ?? ''
}

function kindOf({ action }: Row): string {
  return action.split('.')[0] ?? ''
}

/** The id in a target: more than that follows it where a role was given. */
function firstWord({ target }: Row): string {
  return target.split(' ')[0] ?? ''
}

function personWords(row: Row, names: ReadonlyMap<string, string>): string {
  const { action, target } = row
  if (action === 'person.invited') return invitationWords(row)
  const joinedAs = entryOf(roleWords, target)
  if (joinedAs) return joinedAs
  const [id = '', role] = target.split(' ')
  const name = names.get(id) ?? somebodyGone.toLowerCase()
  return action === 'person.role' && role ? `${name}: now ${entryOf(roleWords, role)}` : name
}

/** Whom somebody asked to the desk, and as what; older rows do not say whom. */
function invitationWords({ target }: Row): string {
  const [role = '', email = 'somebody'] = target.split(' ')
  return `${email} as ${entryOf(roleWords, role)}`
}

/** The days of a closure, by which the log names it. */
function closureWords(target: string): string {
  const [first, last = first] = target.match(/\d{4}-\d{2}-\d{2}/g) ?? []
  if (!first || !last) return ''
  return first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`
}
