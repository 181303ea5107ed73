import * as z from 'zod/mini'
import { site } from '#shared/content/site.ts'
import { officeMomentInWords } from '#shared/desk/bookings/times.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'

/** What was changed of a thread, as its entry keeps it: an id, so that the name is today's. */
const changeSchema = z.object({
  status: z.optional(z.enum(threadStatuses)),
  assignee: z.optional(z.nullable(z.string())),
})

// What is no time is left out: that the consultation was moved is still told.
const optionalTime = z.catch(z.optional(z.iso.datetime()), undefined)

const eventSchema = z.extend(changeSchema, {
  booking: z.optional(z.enum(['moved', 'cancelled'])),
  startsAt: optionalTime,
  from: optionalTime,
  reason: z.optional(z.string()),
})

/** What was changed of a thread: its status, its assignee, or both; null stands for nobody. */
export type ChangeEvent = z.infer<typeof changeSchema>

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
  const event = eventIn(body) ?? {}
  const { status, assignee } = event
  const changes = [
    ...bookingTexts(event),
    ...(status ? [statusTexts[status]] : []),
    ...(assignee === undefined
      ? []
      : [`assigned it to ${assignee === null ? 'nobody' : nameOf(assignee)}`]),
  ]
  return changes.join(' and ') || 'changed it'
}

/** What became of a consultation, with its times at the office. */
function bookingTexts({ booking, startsAt, from, reason }: z.infer<typeof eventSchema>): string[] {
  if (!booking) return []
  const officeCity = `(${site.office.city})`
  const inWords = (time: string) => officeMomentInWords(new Date(time))
  if (booking === 'moved' && startsAt && from) {
    return [`moved the consultation from ${inWords(from)} to ${inWords(startsAt)} ${officeCity}`]
  }
  if (booking === 'cancelled' && startsAt) {
    const reasonText = reason ? `: ${reason}` : ''
    return [`cancelled the consultation of ${inWords(startsAt)} ${officeCity}${reasonText}`]
  }
  return [`${booking} the consultation`]
}

const statusTexts = {
  open: 'opened it again',
  waiting: 'marked it as waiting',
  done: 'marked it as done',
} as const

/** Whether the person may have done it by themselves: what staff alone can do has an author. */
export function isByVisitor(body: string): boolean {
  return eventIn(body)?.booking !== undefined
}

function eventIn(body: string): z.infer<typeof eventSchema> | null {
  try {
    return eventSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
