import { and, eq, gt, isNull, lte, not, sql } from 'drizzle-orm'
import { reminderKinds } from '#shared/desk/bookings/props.ts'
import { reminderSeconds } from '#shared/desk/constants.ts'
import type { Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { bookingReminders, bookings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { insertMail } from '#worker/mail/outbox.ts'
import { consultationOf } from './consultation.ts'
import { type BookingWithThread, findBookings } from './find-booking.ts'
import { reminderMails } from './reminder-mails.ts'

type Stores = Pick<Work, 'db' | 'settings'>
type ReminderKind = (typeof reminderKinds)[number]

const perRun = 50

/**
 * Writes the reminders that are due, each once for each time of a consultation. One that was booked or
 * moved after the moment of a reminder gets none: its invitation has just come.
 */
export async function sendReminders(stores: Stores): Promise<number> {
  let count = 0
  for (const kind of reminderKinds) {
    const due = await findBookings(stores.db, isDue(stores.db, kind)).limit(perRun)
    for (const record of due) count += (await sendReminder(stores, record, kind)) ? 1 : 0
  }
  return count
}

function isDue(db: Database, kind: ReminderKind) {
  const { id, startsAt, cancelledAt, timeSetAt } = bookings
  const now = Date.now()
  const leadMs = reminderSeconds[kind] * 1000
  // After the moment of the last reminder, an earlier one would say the same again.
  const notBeforeMs = kind === 'day' ? reminderSeconds.hour * 1000 : 0
  return and(
    gt(startsAt, new Date(now + notBeforeMs)),
    lte(startsAt, new Date(now + leadMs)),
    isNull(cancelledAt),
    sql`${timeSetAt} <= ${startsAt} - ${leadMs}`,
    not(
      hasRow(
        db,
        bookingReminders,
        and(
          eq(bookingReminders.bookingId, id),
          eq(bookingReminders.startsAt, startsAt),
          eq(bookingReminders.kind, kind),
        ),
      ),
    ),
  )
}

async function sendReminder(
  { db, settings }: Stores,
  record: BookingWithThread,
  kind: ReminderKind,
): Promise<boolean> {
  const { id, startsAt, sequence } = record.booking
  const consultation = consultationOf(settings, record)
  const mails = await reminderMails({ settings, mails: { written: false } }, consultation, kind)
  const isSame = and(eq(bookings.id, id), eq(bookings.sequence, sequence))
  const { outcome } = await changeIf(
    { db },
    {
      preconditions: { changed: hasRow(db, bookings, and(isSame, isDue(db, kind))) },
      steps: {
        reminder: db
          .insert(bookingReminders)
          .values({ bookingId: id, startsAt, kind, createdAt: new Date() }),
        mails: mails.map((mail) => insertMail(db, mail)),
      },
    },
  )
  return outcome === 'changed'
}
