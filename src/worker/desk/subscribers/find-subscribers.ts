import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { Subscriber, SubscriberState } from '#shared/desk/subscribers/props.ts'
import type { Pages } from '#shared/pages.ts'
import { newsletterSubscribers } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { isSuppressed } from '#worker/mail/suppressions.ts'

const table = newsletterSubscribers

interface SubscriberFilters {
  state: SubscriberState | null
  /** A part of the address. */
  q: string
  page: number
}

type SubscriberProps = Omit<Pages['desk/subscribers'], 'status'>

/** Returns a page of the newsletter's subscribers, the newest first; at most the last page. */
export async function findSubscribers(
  db: Database,
  { state, q, page: requested }: SubscriberFilters,
): Promise<SubscriberProps> {
  const matches = q ? sql`instr(${table.email}, ${q.toLowerCase()}) > 0` : undefined
  const condition = and(matches, state ? eq(stateOf(db), state) : undefined)
  const [total, counts] = await Promise.all([db.$count(table, condition), countStates(db)])
  const { page, pages, offset } = pageOf(total, { requested })
  const rows = await db
    .select(subscriberColumns(db))
    .from(table)
    .where(condition)
    .orderBy(desc(table.createdAt), desc(sql`rowid`))
    .limit(deskPageSize)
    .offset(offset)
  return { subscribers: rows.map(subscriberOf), counts, state, q, total, page, pages }
}

async function countStates(db: Database): Promise<Record<SubscriberState, number>> {
  const state = stateOf(db)
  const rows = await db.select({ state, count: sql<number>`count(*)` }).from(table).groupBy(state)
  const countOf = (one: SubscriberState) => rows.find((row) => row.state === one)?.count ?? 0
  return {
    confirmed: countOf('confirmed'),
    pending: countOf('pending'),
    suppressed: countOf('suppressed'),
  }
}

function stateOf(db: Database): SQL<SubscriberState> {
  return sql<SubscriberState>`CASE
    WHEN ${isSuppressed(db, table.email)} THEN 'suppressed'
    WHEN ${table.confirmedAt} IS NULL THEN 'pending'
    ELSE 'confirmed' END`
}

/** The columns of a subscriber, with the markets that the address follows. */
export function subscriberColumns(db: Database) {
  return {
    // Not the address, which would stand in the URL of its deletion.
    id: table.unsubscribeHash,
    email: table.email,
    state: stateOf(db),
    markets: sql<string>`(SELECT json_group_array(market) FROM (${marketsOf(sql`${table.email}`)}))`,
    createdAt: table.createdAt,
    confirmedAt: table.confirmedAt,
  }
}

/** Selects the markets that an address follows, with or without an account. */
function marketsOf(email: SQL): SQL {
  return sql`
    SELECT own.market FROM follower_markets AS own
    JOIN followers ON followers.id = own.follower_id WHERE followers.email = ${email}
    UNION
    SELECT watched.market FROM watched_markets AS watched
    JOIN users ON users.id = watched.user_id
    WHERE users.email = ${email} AND users.email_verified_at IS NOT NULL`
}

type SubscriberRow = Omit<Subscriber, 'markets' | 'createdAt'> & {
  markets: string
  createdAt: Date
}

function subscriberOf({ id, email, state, markets, createdAt }: SubscriberRow): Subscriber {
  const slugs: string[] = JSON.parse(markets)
  const edition = currentEdition()
  const names = slugs.map((slug) => edition.findMarket(slug)?.name ?? slug)
  return { id, email, state, markets: names, createdAt: createdAt.toISOString() }
}
