import { and, eq, isNotNull } from 'drizzle-orm'
import type { AccountOverview } from '#shared/account/dashboard/props.ts'
import { findAlerts } from '#worker/account/alerts/preferences.ts'
import { bookings, newsletterSubscribers, threads, type UserRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isComing } from '#worker/desk/bookings/find-booking.ts'
import { currentEdition, nameOf } from '#worker/knowledge/edition.ts'
import { titleOfService } from '#worker/knowledge/services.ts'

/** Returns what waits for a member and what they receive; their address must be verified. */
export async function findOverview(db: Database, { id, email }: UserRow): Promise<AccountOverview> {
  const [consultation, { frequency, markets }, subscriber] = await Promise.all([
    findNextConsultation(db, email),
    findAlerts(db, id),
    db
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(
        and(eq(newsletterSubscribers.email, email), isNotNull(newsletterSubscribers.confirmedAt)),
      )
      .get(),
  ])
  const edition = currentEdition()
  return {
    consultation,
    markets: markets.flatMap((slug) => {
      const market = edition.findMarket(slug)
      return market ? [nameOf(market)] : []
    }),
    frequency,
    isSubscribed: subscriber !== undefined,
  }
}

async function findNextConsultation(db: Database, email: string) {
  const { startsAt, minutes } = bookings
  // Nobody has more than a few, so they are sorted here.
  const rows = await db
    .select({ enquiry: threads.id, service: threads.service, startsAt, minutes })
    .from(threads)
    .innerJoin(bookings, eq(bookings.threadId, threads.id))
    .where(and(eq(threads.email, email), isComing()))
  const [row] = rows.toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt))
  if (!row) return null
  return { ...row, service: titleOfService(row.service), startsAt: row.startsAt.toISOString() }
}
