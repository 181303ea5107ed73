import * as z from 'zod/mini'
import { site } from '#shared/content/site.ts'
import { officeMomentInWords } from '#shared/desk/bookings/times.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'

/** What was changed of a thread, as its entry keeps it: an id, so that the name is today's. */
const changeEvent = z.object({
  status: z.optional(z.enum(threadStatuses)),
  assignee: z.optional(z.nullable(z.string())),
})

// What is no time is left out: that the consultation was moved is still told.
const moment = z.catch(z.optional(z.iso.datetime()), undefined)

const event = z.extend(changeEvent, {
  booking: z.optional(z.enum(['moved', 'cancelled'])),
  startsAt: moment,
  from: moment,
  reason: z.optional(z.string()),
})

/** What was changed of a thread: its status, its assignee, or both; null stands for nobody. */
export type ChangeEvent = z.infer<typeof changeEvent>

/** The body of an entry that tells of a change. */
export function eventBody(change: ChangeEvent): string {
  return JSON.stringify(change)
}

/** Whom an entry names as the assignee; null for nobody, and where it tells of something else. */
export function assigneeIn(body: string): string | null {
  return eventIn(body)?.assignee ?? null
}

/** What was done, as it goes on after the name of whoever did it. */
export function eventText(body: string, nameOf: (id: string) => string): string {
  const found = eventIn(body) ?? {}
  const { status, assignee } = found
  const done = [
    ...bookingTexts(found),
    ...(status ? [statusTexts[status]] : []),
    ...(assignee === undefined
      ? []
      : [`assigned it to ${assignee === null ? 'nobody' : nameOf(assignee)}`]),
  ]
  return done.join(' and ') || 'changed it'
}

/** What became of a consultation, with its times at the office. */
function bookingTexts({ booking, startsAt, from, reason }: z.infer<typeof event>): string[] {
  if (!booking) return []
  const place = `(${site.office.city})`
  const inWords = (time: string) => officeMomentInWords(new Date(time))
  if (booking === 'moved' && startsAt && from) {
    return [`moved the consultation from ${inWords(from)} to ${inWords(startsAt)} ${place}`]
  }
  if (booking === 'cancelled' && startsAt) {
    const because = reason ? `: ${reason}` : ''
    return [`cancelled the consultation of ${inWords(startsAt)} ${place}${because}`]
  }
  return [`${booking} the consultation`]
}

const statusTexts = {
  open: 'opened it again',
  waiting: 'marked it as waiting',
  done: 'marked it as done',
} as const

/** Whether the person may have done it by themselves: what staff alone can do has an author. */
export function isOfPerson(body: string): boolean {
  return eventIn(body)?.booking !== undefined
}

function eventIn(body: string): z.infer<typeof event> | null {
  try {
    return event.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
