import * as z from 'zod/mini'
import { site } from '#shared/content/site.ts'
import { officeMomentInWords } from '#shared/desk/bookings/times.ts'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'

/** The body of an event; it holds the assignee's id, so that the text shows today's name. */
const changeSchema = z.object({
  status: z.optional(z.enum(threadStatuses)),
  assignee: z.optional(z.nullable(z.string())),
})

// An invalid time is dropped, so that the text still says that the consultation was moved.
const optionalTime = z.catch(z.optional(z.iso.datetime()), undefined)

const eventSchema = z.extend(changeSchema, {
  booking: z.optional(z.enum(['moved', 'cancelled'])),
  startsAt: optionalTime,
  from: optionalTime,
  reason: z.optional(z.string()),
})

/** A change of a thread's status, assignee or both; null removes the assignee. */
export type ChangeEvent = z.infer<typeof changeSchema>

export function eventBody(change: ChangeEvent): string {
  return JSON.stringify(change)
}

export function assigneeIn(body: string): string | null {
  return eventIn(body)?.assignee ?? null
}

/** Returns what an event says, to follow the name of its author. */
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

/** True if the person may have caused the event; events of staff have an author. */
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
