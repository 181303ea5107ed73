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

/** A reply, the newest entry that its writer saw (`last`), and the thread's next status. */
export const replySchema = z.object({
  body,
  last: text('last'),
  status: prepared((value) => clean(value) ?? 'waiting', status),
})

/** The text of an internal note. */
export const noteSchema = z.object({ body })

/** The new status or assignee of a thread, or both; null removes the assignee. */
export const changeSchema = z.object({
  status: prepared((value) => clean(value), z.optional(status)),
  assignee: prepared(
    (value) => (value === undefined ? undefined : (clean(value) ?? null)),
    z.optional(z.nullable(z.string({ error: messages.string('assignee') }))),
  ),
})

export type Reply = z.infer<typeof replySchema>

export type ThreadChange = z.infer<typeof changeSchema>
