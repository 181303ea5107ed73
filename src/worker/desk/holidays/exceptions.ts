import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { dayAfter } from '#shared/days.ts'
import type { ListedException } from '#shared/desk/holidays/props.ts'
import type { HoursException } from '#shared/office-hours.ts'
import { startOfDay } from '#shared/zones.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { bookings, hoursExceptions } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import {
  exceptionOf,
  refreshExceptions,
  selectExceptions,
} from '#worker/knowledge/hours-exceptions.ts'
import { officeDay, officeWith, officeZone } from '#worker/knowledge/office.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'submission'>

const listedDays = 400

/** Returns the coming days on which the office is closed or has other hours. */
export async function listExceptions({ db }: Pick<Work, 'db'>): Promise<ListedException[]> {
  const first = officeDay(new Date())
  const last = dayAfter(first, listedDays)
  const { startsAt, cancelledAt } = bookings
  const from = startOfDay(officeZone(), first)
  const to = startOfDay(officeZone(), dayAfter(last, 1))
  const rows = await runBatch(db, {
    exceptions: selectExceptions(db, first, last),
    consultations: db
      .select({ startsAt })
      .from(bookings)
      .where(and(gte(startsAt, from), lt(startsAt, to), isNull(cancelledAt))),
  })
  const ownDays = new Set(rows.exceptions.map(({ day }) => day))
  const consultationDays = rows.consultations.map((one) => officeDay(one.startsAt))
  return officeWith(rows.exceptions.map(exceptionOf), { first, last }).exceptions.map(
    (exception) => ({
      ...exception,
      isOwn: ownDays.has(exception.day),
      consultations: consultationDays.filter((day) => day === exception.day).length,
    }),
  )
}

/** Stores the hours of a day, or that it is closed; those stored before are replaced. */
export async function saveException(
  work: Stores,
  actor: SignedIn,
  { day, label, hours }: HoursException,
): Promise<{ outcome: 'saved' | 'notFound' }> {
  const { db } = work
  const { opens, closes } = hours ?? { opens: null, closes: null }
  const fields = { label, opens, closes }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'hours.changed',
    target: day,
    steps: {
      exception: db
        .insert(hoursExceptions)
        .values({ day, ...fields, createdAt: new Date() })
        .onConflictDoUpdate({ target: hoursExceptions.day, set: fields }),
    },
  })
  if (outcome !== 'changed') return { outcome }
  await refreshExceptions(db)
  return { outcome: 'saved' }
}

/** Stores days on which the office is closed, except those that are stored already. */
export async function addHolidays(
  work: Stores,
  actor: SignedIn,
  days: readonly Pick<HoursException, 'day' | 'label'>[],
): Promise<{ outcome: 'added'; count: number } | { outcome: 'notFound' }> {
  const { db } = work
  // Built, not raw: drizzle cannot put a raw statement with parameters into a batch of D1.
  const rows = sql`
    SELECT holiday.value ->> 'day', holiday.value ->> 'label', NULL, NULL, ${Date.now()}
    FROM json_each(${JSON.stringify(days)}) AS holiday
    WHERE true`
  const { outcome, results } = await changeAtDesk(work, actor, {
    action: 'hours.listed',
    target: days[0]?.day ?? '',
    steps: {
      exceptions: db
        .insert(hoursExceptions)
        .select(rows)
        .onConflictDoNothing()
        .returning({ day: hoursExceptions.day }),
    },
  })
  if (outcome !== 'changed') return { outcome }
  await refreshExceptions(db)
  return { outcome: 'added', count: results.exceptions.length }
}

/** Gives a day the hours of its weekday again. */
export async function deleteException(
  work: Stores,
  actor: SignedIn,
  day: string,
): Promise<{ outcome: 'removed' | 'notFound' }> {
  const { db } = work
  const byDay = eq(hoursExceptions.day, day)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'hours.removed',
    target: day,
    exists: hasRow(db, hoursExceptions, byDay),
    steps: { exception: db.delete(hoursExceptions).where(byDay) },
  })
  if (outcome !== 'changed') return { outcome }
  await refreshExceptions(db)
  return { outcome: 'removed' }
}
