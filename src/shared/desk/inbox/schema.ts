import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { prepared, text } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { clean } from '#shared/text.ts'
import { threadStatuses } from './statuses.ts'

const body = text('body', { max: lengths.letterMax, lines: true })

const status = z.pipe(
  z.string({ error: messages.string('status') }),
  z.enum(threadStatuses, messages.in('status')),
)

/** A reply: its text, the newest entry that its writer saw, and what the thread then waits for. */
export const replySchema = z.object({
  body,
  last: text('last'),
  status: prepared((value) => clean(value) ?? 'waiting', status),
})

/** A note for staff. */
export const noteSchema = z.object({ body })

/** What is changed of a thread: a status, an assignee, or both; null stands for nobody. */
export const changeSchema = z.object({
  status: prepared((value) => clean(value), z.optional(status)),
  assignee: prepared(
    (value) => (value === undefined ? undefined : (clean(value) ?? null)),
    z.optional(z.nullable(z.string({ error: messages.string('assignee') }))),
  ),
})

/** A reply as it was sent. */
export type Reply = z.infer<typeof replySchema>

/** What is to be changed of a thread. */
export type ThreadChange = z.infer<typeof changeSchema>
