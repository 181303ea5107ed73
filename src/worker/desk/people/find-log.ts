import { desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { lifetimes } from '#shared/constants.ts'
import { dayText } from '#shared/dates.ts'
import { deskPageSize } from '#shared/desk/constants.ts'
import { deskActions } from '#shared/desk/staff/desk-actions.ts'
import type { LogEntry } from '#shared/desk/staff/props.ts'
import { roleWords } from '#shared/desk/staff/roles.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import type { Pages } from '#shared/pages.ts'
import { entryOf } from '#shared/records.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { runBatch } from '#worker/db/change.ts'
import { bookings, deskLog, documents, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { officeMomentText } from '#worker/knowledge/office.ts'

type Row = Pick<typeof deskLog.$inferSelect, 'action' | 'target'>

/** Returns a page of the log, the newest first; a number past the last page means the last one. */
export async function findLog(db: Database, pageNumber: number): Promise<Pages['desk/log']> {
  // Bounds the count too, which would otherwise read the table instead of the index.
  const isRecent = gt(deskLog.createdAt, new Date(Date.now() - 2 * lifetimes.deskLogSeconds * 1000))
  const { page, pages, offset } = pageOf(await db.$count(deskLog, isRecent), {
    requested: pageNumber,
  })
  const rows = await db
    .select({ row: deskLog, actor: users.name })
    .from(deskLog)
    .leftJoin(users, eq(users.id, deskLog.actorId))
    .where(isRecent)
    .orderBy(desc(deskLog.createdAt), desc(sql`${deskLog}.rowid`))
    .limit(deskPageSize)
    .offset(offset)
  const targetText = await findTargetTexts(
    db,
    rows.map(({ row }) => row),
  )
  const entries = rows.map(({ row, actor }): LogEntry => {
    const { id, action, createdAt } = row
    return {
      id,
      actor: actor ?? deletedAccount,
      action: entryOf<string>(deskActions, action) ?? action,
      target: targetText(row),
      createdAt: createdAt.toISOString(),
    }
  })
  return { entries, page, pages }
}

const deletedAccount = 'A deleted account'

/** Returns the names of people, threads of bookings and titles of documents, each by id. */
async function findTargets(db: Database, rows: readonly Row[]) {
  const original = alias(documents, 'original')
  // No id is empty; but an empty list would become a condition that uses no index.
  const targetIds = (kind: string) => [
    '',
    ...rows.filter((row) => kindOf(row) === kind).map(firstWord),
  ]
  const { members, consultations, documentRows } = await runBatch(db, {
    members: db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, targetIds('person'))),
    consultations: db
      .select({ id: bookings.id, threadId: bookings.threadId })
      .from(bookings)
      .where(inArray(bookings.id, targetIds('booking'))),
    documentRows: db
      .select({
        id: documents.id,
        kind: sql<string>`coalesce(${original.kind}, ${documents.kind})`,
        slug: sql<string>`coalesce(${original.slug}, ${documents.slug})`,
        locale: documents.locale,
      })
      .from(documents)
      .leftJoin(original, eq(original.id, documents.originalId))
      .where(inArray(documents.id, [...targetIds('document'), ...targetIds('letter')])),
  })
  return {
    names: new Map(members.map(({ id, name }) => [id, name])),
    threadIds: new Map(consultations.map(({ id, threadId }) => [id, threadId])),
    documentNames: new Map(
      documentRows.map(({ id, kind, slug, locale }) => {
        const name = `the ${kind} ${slug}`
        return [id, locale ? `${name} in ${languageName(locale)}` : name]
      }),
    ),
  }
}

/** Returns a function that describes a row's target without naming who wrote to the firm. */
async function findTargetTexts(db: Database, rows: readonly Row[]): Promise<(row: Row) => string> {
  const { names, threadIds, documentNames } = await findTargets(db, rows)
  const byKind: Record<string, (row: Row) => string> = {
    thread: ({ target }) => referenceOf(target),
    held: ({ target }) => referenceOf(target),
    reply: ({ target }) => referenceOf(target),
    saved: () => 'a saved reply',
    inbox: () => 'the inbox',
    file: () => 'a file',
    files: () => 'the files that they may read',
    room: () => 'a room',
    picture: () => 'a picture',
    person: (row) => personText(row, names),
    invitation: invitationText,
    mail: () => 'an email that was given up',
    hours: ({ target }) => dayText(target),
    subscribers: () => 'the subscribers',
    subscriber: () => 'a subscriber',
    suppression: () => 'the suppression of an address',
    closure: ({ target }) => closureText(target),
    booking: ({ target }) => referenceOf(threadIds.get(target) ?? target),
    time: ({ target }) => officeMomentText(new Date(target)),
    document: (row) => documentText(row, documentNames),
    letter: (row) => documentText(row, documentNames),
  }
  return (row) => byKind[kindOf(row)]?.(row) ?? ''
}

function kindOf({ action }: Row): string {
  return action.split('.')[0] ?? ''
}

/** Returns the id in a target; a role may follow it. */
function firstWord({ target }: Row): string {
  return target.split(' ')[0] ?? ''
}

/** Returns the name of a document; one that was deleted is named by the row itself. */
function documentText({ target }: Row, names: ReadonlyMap<string, string>): string {
  const [id = '', kind, slug] = target.split(' ')
  return names.get(id) ?? (kind && slug ? `the ${kind} ${slug}` : 'a deleted document')
}

function personText(row: Row, names: ReadonlyMap<string, string>): string {
  const { action, target } = row
  if (action === 'person.invited') return invitationText(row)
  const joinedAs = entryOf(roleWords, target)
  if (joinedAs) return joinedAs
  const [id = '', role] = target.split(' ')
  const name = names.get(id) ?? deletedAccount.toLowerCase()
  return action === 'person.role' && role ? `${name}: now ${entryOf(roleWords, role)}` : name
}

/** Returns the address and role of an invitation; older rows have no address. */
function invitationText({ target }: Row): string {
  const [role = '', email = 'somebody'] = target.split(' ')
  return `${email} as ${entryOf(roleWords, role)}`
}

function closureText(target: string): string {
  const [first, last = first] = target.match(/\d{4}-\d{2}-\d{2}/g) ?? []
  if (!first || !last) return ''
  return first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`
}
