import { and, type Column, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#shared/locales.ts'
import {
  alertPreferences,
  alertRecipients,
  followerMarkets,
  followers,
  users,
  watchedMarkets,
} from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { getToken } from '#worker/mail/unsubscribe-token.ts'

export interface Recipient {
  email: string
  locale: Locale
  token: string
  /** False if the address follows without an account, so that only its link opens its choice. */
  isMember: boolean
}

/** A member or a follower. */
export type RecipientKey = { userId: string } | { followerId: string }

type Selected = { id: string; isMember: number }

const selected = (id: Column, isMember: SQL<number>) => ({
  id: sql<string>`${id}`.as('recipient'),
  isMember: isMember.as('is_member'),
})

/** The columns of a statement about members, for `findInOrder`. */
export const asMember = (userId: Column) => selected(userId, sql<number>`1`)
/** The columns of a statement about followers, for `findInOrder`. */
export const asFollower = (followerId: Column) => selected(followerId, sql<number>`0`)

interface UnionOfRecipients {
  orderBy: (order: SQL) => { limit: (limit: number) => PromiseLike<Selected[]> }
}

/** Returns the next members and followers, in the order of their ids. */
export async function findInOrder(
  union: UnionOfRecipients,
  limit: number,
): Promise<RecipientKey[]> {
  const rows = await union.orderBy(sql`recipient`).limit(limit)
  return rows.map(({ id, isMember }) => (isMember ? { userId: id } : { followerId: id }))
}

/** Returns the next of those who follow a market and want each alert at once. */
export async function findFollowers(
  db: Database,
  market: string,
  { after, limit }: { after: string; limit: number },
) {
  const members = db
    .select(asMember(watchedMarkets.userId))
    .from(watchedMarkets)
    .innerJoin(alertPreferences, eq(alertPreferences.userId, watchedMarkets.userId))
    .innerJoin(users, eq(users.id, watchedMarkets.userId))
    .where(
      and(
        eq(watchedMarkets.market, market),
        gt(watchedMarkets.userId, after),
        eq(alertPreferences.frequency, 'each'),
        isNotNull(users.emailVerifiedAt),
      ),
    )
  const byEmail = db
    .select(asFollower(followerMarkets.followerId))
    .from(followerMarkets)
    .innerJoin(followers, eq(followers.id, followerMarkets.followerId))
    .where(
      and(
        eq(followerMarkets.market, market),
        gt(followerMarkets.followerId, after),
        eq(followers.frequency, 'each'),
      ),
    )
  return findInOrder(unionAll(members, byEmail), limit)
}

/** Selects the recipient if alerts are not off. */
export function selectRecipient(db: Database, recipientId: string) {
  return db
    .select()
    .from(alertRecipients)
    .where(and(eq(alertRecipients.id, recipientId), ne(alertRecipients.frequency, 'never')))
}

type RecipientRow = typeof alertRecipients.$inferSelect

/** Opens the unsubscribe token; replaces it if none of the keys opens it any more. */
export async function openRecipient(
  { db, settings }: { db: Database; settings: Settings },
  { id, userId, email, locale, unsubscribeSealed: sealed }: RecipientRow,
): Promise<Recipient> {
  const { token, changes } = await getToken(settings.keyring('alerts'), sealed)
  if (changes) {
    await db.batch([
      db
        .update(alertPreferences)
        .set(changes)
        .where(
          and(eq(alertPreferences.userId, id), eq(alertPreferences.unsubscribeSealed, sealed)),
        ),
      db
        .update(followers)
        .set(changes)
        .where(and(eq(followers.id, id), eq(followers.unsubscribeSealed, sealed))),
    ])
  }
  return { email, locale, token, isMember: userId !== null }
}
