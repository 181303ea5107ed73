import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { inboxLimits } from '#shared/desk/constants.ts'
import { prepared, text } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { clean } from '#shared/text.ts'
import { chosenStatuses } from './statuses.ts'

const body = text('body', { max: lengths.letterMax, lines: true })

const status = z.pipe(
  z.string({ error: messages.string('status') }),
  z.enum(chosenStatuses, messages.in('status')),
)

/** A reply, the newest entry that its writer saw (`last`), and the thread's next status. */
export const replySchema = z.object({
  body,
  last: text('last'),
  status: prepared((value) => clean(value) ?? 'waiting', status),
})

/** The text of an internal note. */
export const noteSchema = z.object({ body })

const change = {
  status: prepared((value) => clean(value), z.optional(status)),
  assignee: prepared(
    (value) => (value === undefined ? undefined : (clean(value) ?? null)),
    z.optional(z.nullable(z.string({ error: messages.string('assignee') }))),
  ),
}

/** The new status or assignee of a thread, or both; null removes the assignee. */
export const changeSchema = z.object(change)

const ids = z.array(z.string(), messages.in('ids'))

/** The threads to change, and their new status or assignee. */
export const bulkSchema = z
  .object({
    // One message for the list, not one for each invalid id.
    ids: prepared(
      (value) => ids.safeParse(value ?? []).data,
      ids.check(
        z.minLength(1, messages.desk.noneChosen),
        z.maxLength(inboxLimits.bulk, messages.desk.tooMany),
      ),
    ),
    ...change,
  })
  .check(
    z.refine(({ status, assignee }) => status !== undefined || assignee !== undefined, {
      error: messages.desk.nothingToChange,
      path: ['status'],
    }),
  )

/** The thread into which another one is merged. */
export const mergeSchema = z.object({ into: text('into') })

export type Reply = z.infer<typeof replySchema>
