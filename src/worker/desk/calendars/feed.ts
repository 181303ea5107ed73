import { and, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { routes } from '#shared/routes.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { bookings, calendarFeeds, users } from '#worker/db/schema.ts'
import { calendarFeedText } from '#worker/desk/bookings/calendar-entry.ts'
import { consultationOf } from '#worker/desk/bookings/consultation.ts'
import { firmCalendarEntry } from '#worker/desk/bookings/entry-texts.ts'
import { findBookings } from '#worker/desk/bookings/find-booking.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { isStaff } from '#worker/desk/staff/staff-conditions.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'

type Stores = Pick<Work, 'db' | 'settings'>

/** Makes the link to somebody's own consultations; one they had before ends. */
export async function createFeed(
  work: Work,
  actor: SignedIn,
): Promise<{ outcome: 'created'; url: string } | { outcome: 'notFound' }> {
  const token = randomToken()
  const userId = actor.user.id
  const row = { tokenHash: await hashToken(token), createdAt: new Date() }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'feed.created',
    target: userId,
    steps: {
      feed: work.db
        .insert(calendarFeeds)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: row }),
    },
  })
  if (outcome !== 'changed') return { outcome }
  const url = new URL(`${routes.deskFeed.href()}?token=${token}`, work.settings.appUrl)
  return { outcome: 'created', url: url.href }
}

/** Ends the link to somebody's own consultations. */
export async function deleteFeed(work: Work, actor: SignedIn) {
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'feed.deleted',
    target: actor.user.id,
    steps: { feed: work.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, actor.user.id)) },
  })
  return { outcome: outcome === 'changed' ? ('deleted' as const) : outcome }
}

export async function findFeed(
  { db }: Stores,
  userId: string,
): Promise<{ createdAt: Date } | null> {
  const feed = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .get()
  return feed ?? null
}

const dayMs = 24 * 60 * 60_000
const pastDays = 30
const comingDays = 400

/** Returns the calendar file of a link's token; null if it is nobody's who works at the desk. */
export async function feedOf({ db, settings }: Stores, token: string): Promise<string | null> {
  const owner = await db
    .select({ id: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, await hashToken(token)),
        isNotNull(users.emailVerifiedAt),
        isStaff(settings),
      ),
    )
    .get()
  if (!owner) return null
  const consultations = await ownConsultations({ db, settings }, owner.id)
  return calendarFeedText(
    settings,
    consultations.map((consultation) => ({
      consultation,
      text: firmCalendarEntry(settings, consultation),
    })),
  )
}

/** Returns somebody's consultations, and those of which nobody is named to hold them. */
async function ownConsultations({ db, settings }: Stores, userId: string) {
  const now = Date.now()
  const { startsAt, hostId } = bookings
  const rows = await findBookings(
    db,
    and(
      gte(startsAt, new Date(now - pastDays * dayMs)),
      lt(startsAt, new Date(now + comingDays * dayMs)),
      or(eq(hostId, userId), isNull(hostId)),
    ),
  )
  return rows.map((row) => consultationOf(settings, row))
}
