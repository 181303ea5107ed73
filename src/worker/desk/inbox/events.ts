import * as z from 'zod/mini'
import { threadStatuses } from '#shared/desk/inbox/statuses.ts'
import { officeCity, officeMomentText } from '#worker/knowledge/office.ts'

// An invalid time is dropped, so that the text still says that the consultation was moved.
const optionalTime = z.catch(z.optional(z.iso.datetime()), undefined)

/** The body of an event; it holds the assignee's id, so that the text shows today's name. */
const changeSchema = z.object({
  status: z.optional(z.enum(threadStatuses)),
  until: optionalTime,
  assignee: z.optional(z.nullable(z.string())),
  /** The reference of the thread that was merged into this one. */
  merged: z.optional(z.string()),
  /** The reference of the thread that this one was merged into. */
  mergedInto: z.optional(z.string()),
})

const eventSchema = z.extend(changeSchema, {
  booking: z.optional(z.enum(['moved', 'assigned', 'cancelled'])),
  startsAt: optionalTime,
  from: optionalTime,
  reason: z.optional(z.string()),
  host: z.optional(z.string()),
})

/** A change of a thread's status or assignee, or a merge; null removes the assignee. */
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
  const { status, assignee, merged, mergedInto } = event
  const changes = [
    ...bookingTexts(event),
    ...(status ? [statusText(event)] : []),
    ...(merged ? [`merged the enquiry ${merged} into this one`] : []),
    ...(mergedInto ? [`merged this enquiry into ${mergedInto}`] : []),
    ...(assignee === undefined
      ? []
      : [`assigned it to ${assignee === null ? 'nobody' : nameOf(assignee)}`]),
  ]
  return changes.join(' and ') || 'changed it'
}

function bookingTexts(event: z.infer<typeof eventSchema>): string[] {
  const { booking, startsAt, from, reason, host } = event
  if (!booking) return []
  const city = `(${officeCity()})`
  const inWords = (time: string) => officeMomentText(new Date(time))
  if (booking === 'moved' && startsAt && from) {
    return [`moved the consultation from ${inWords(from)} to ${inWords(startsAt)} ${city}`]
  }
  if (booking === 'assigned') return [`gave the consultation to ${host ?? 'somebody else'}`]
  if (booking === 'cancelled' && startsAt) {
    const reasonText = reason ? `: ${reason}` : ''
    return [`cancelled the consultation of ${inWords(startsAt)} ${city}${reasonText}`]
  }
  return [`${booking} the consultation`]
}

function statusText({ status = 'open', until }: z.infer<typeof eventSchema>): string {
  if (status !== 'snoozed' || !until) return statusTexts[status]
  return `snoozed it until ${officeMomentText(new Date(until))} (${officeCity()})`
}

const statusTexts = {
  open: 'opened it again',
  snoozed: 'snoozed it',
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
