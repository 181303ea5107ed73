import { and, asc, eq, gte, isNull, lt, lte } from 'drizzle-orm'
import { dayAfter } from '#shared/days.ts'
import type { StaffDashboard } from '#shared/desk/dashboard.ts'
import { reaches } from '#shared/desk/staff/roles.ts'
import { startOfDay } from '#shared/zones.ts'
import { hasSecondFactor } from '#worker/account/auth/second-factor.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { bookings, threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { countDueReviews } from '#worker/desk/documents/find-review.ts'
import { roleOf } from '#worker/http/role.ts'
import { officeDay, officeZone } from '#worker/knowledge/office.ts'
import { findInbox } from './find-inbox.ts'

const maxDue = 5

/** Returns what awaits a member of staff; null for whoever cannot open the desk now. */
export async function findStaffDashboard(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
): Promise<StaffDashboard | null> {
  const { db, settings } = work
  const role = roleOf(settings, actor.user)
  if (!reaches(role, 'advisor') || !hasSecondFactor(actor)) return null
  const now = new Date()
  const [inbox, late, mine, unassigned, consultations, dueReviews] = await Promise.all([
    findInbox(work, actor, new URLSearchParams()),
    db.$count(threads, and(isOpen, lte(threads.dueAt, now))),
    db.$count(threads, and(isOpen, eq(threads.assigneeId, actor.user.id))),
    db.$count(threads, and(isOpen, isNull(threads.assigneeId))),
    findConsultations(db, now),
    reaches(role, 'editor') ? countDueReviews(work) : null,
  ])
  return {
    counts: { open: inbox.counts.open, late, mine, unassigned },
    due: inbox.threads.slice(0, maxDue),
    consultations,
    dueReviews,
  }
}

const isOpen = eq(threads.status, 'open')

async function findConsultations(db: Database, now: Date) {
  const today = officeDay(now)
  const from = startOfDay(officeZone(), today)
  const to = startOfDay(officeZone(), dayAfter(today, 1))
  const rows = await db
    .select({
      id: bookings.id,
      thread: bookings.threadId,
      name: threads.name,
      company: threads.company,
      topic: bookings.topic,
      startsAt: bookings.startsAt,
      minutes: bookings.minutes,
    })
    .from(bookings)
    .innerJoin(threads, eq(threads.id, bookings.threadId))
    .where(
      and(gte(bookings.startsAt, from), lt(bookings.startsAt, to), isNull(bookings.cancelledAt)),
    )
    .orderBy(asc(bookings.startsAt))
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }))
}
