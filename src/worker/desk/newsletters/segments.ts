import { and, count, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { NewsletterSegment } from '#shared/desk/newsletters/props.ts'
import { type Locale, locales } from '#shared/locales.ts'
import { byName } from '#shared/order.ts'
import { newsletterSubscribers } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { isSuppressed } from '#worker/mail/suppressions.ts'

const { email, locale, confirmedAt } = newsletterSubscribers

/** Returns the condition that a subscriber belongs to a segment; without a market all of them do. */
export function isInSegment(market: string | null): SQL | undefined {
  if (market === null) return isNotNull(confirmedAt)
  return and(
    isNotNull(confirmedAt),
    sql`(EXISTS (
      SELECT 1 FROM followers JOIN follower_markets AS own ON own.follower_id = followers.id
      WHERE followers.email = ${email} AND own.market = ${market}
    ) OR EXISTS (
      SELECT 1 FROM users JOIN watched_markets AS watched ON watched.user_id = users.id
      WHERE users.email = ${email} AND users.email_verified_at IS NOT NULL
        AND watched.market = ${market}
    ))`,
  )
}

/** The condition that a subscriber has confirmed, for which there is an index. */
export const isConfirmed = gt(confirmedAt, new Date(0))

/** Returns the number of subscribers who would get a newsletter, and of those of each language. */
export async function countSubscribers(
  db: Database,
): Promise<{ all: number; ofLocale: (locale: Locale) => number }> {
  const ofEach = locales.map((one) => [one, sql<number>`total(${locale} = ${one})`] as const)
  const [counts = {}] = await db
    .select(Object.fromEntries<SQL<number>>([['all', count()], ...ofEach]))
    .from(newsletterSubscribers)
    .where(and(isConfirmed, not(isSuppressed(db, email))))
  return { all: counts.all ?? 0, ofLocale: (one) => counts[one] ?? 0 }
}

/** Returns the markets that subscribers follow, with the number of those who would get a newsletter. */
export async function findSegments(db: Database): Promise<NewsletterSegment[]> {
  const rows = await db.all<{ market: string; subscribers: number }>(sql`
    SELECT follows.market AS market, count(*) AS subscribers FROM (
      SELECT followers.email AS email, own.market AS market
      FROM followers JOIN follower_markets AS own ON own.follower_id = followers.id
      UNION
      SELECT users.email, watched.market
      FROM users JOIN watched_markets AS watched ON watched.user_id = users.id
      WHERE users.email_verified_at IS NOT NULL
    ) AS follows
    JOIN newsletter_subscribers AS subscriber
      ON subscriber.email = follows.email AND subscriber.confirmed_at IS NOT NULL
    WHERE NOT EXISTS (SELECT 1 FROM mail_suppressions WHERE mail_suppressions.email = follows.email)
    GROUP BY follows.market`)
  const edition = currentEdition()
  return rows
    .flatMap(({ market, subscribers }) => {
      const name = edition.findMarket(market)?.name
      return name ? [{ market, name, subscribers }] : []
    })
    .toSorted((a, b) => byName(a.name, b.name))
}
