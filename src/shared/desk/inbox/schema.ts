import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { inboxLimits } from '#shared/desk/constants.ts'
import { email, optionalText, prepared, text } from '#shared/fields.ts'
import { attachedFiles } from '#shared/files/schema.ts'
import type { ServiceName } from '#shared/knowledge/names.ts'
import { messages } from '#shared/messages.ts'
import { serviceField } from '#shared/site/contact/schema.ts'
import { clean, textOf } from '#shared/text.ts'
import { findPlaceholder } from './placeholders.ts'
import { mainStatuses } from './statuses.ts'

const body = text('body', { max: lengths.letterMax, lines: true })

// A saved reply whose placeholder nobody replaced would be sent as it is.
const mailedBody = body.check((context) => {
  const placeholder = findPlaceholder(context.value)
  if (!placeholder) return
  const message = messages.desk.placeholder(placeholder)
  context.issues.push({ code: 'custom', message, input: context.value })
})

const status = z.pipe(
  z.string({ error: () => messages.string('status') }),
  z.enum(mainStatuses, { error: () => messages.in('status') }),
)

// The thread to open afterwards; an unknown one is no reason to refuse.
const next = prepared((value) => textOf(value), z.string())

/** A reply, the newest entry that its writer saw (`last`), and the thread's next status. */
export const replySchema = z.object({
  body: mailedBody,
  last: text('last'),
  status: prepared((value) => clean(value) ?? 'waiting', status),
  files: attachedFiles,
  next,
})

// An unknown market or product is dropped later.
const topic = prepared((value) => textOf(value), z.string())

/** Returns the rules of an enquiry that staff begin: its first text is emailed to the person. */
export function newThreadSchema(services: () => readonly ServiceName[]) {
  return z.object({
    name: text('name', { max: lengths.personName }),
    email: email(lengths.contactEmail),
    company: optionalText('company', { max: lengths.company }),
    service: serviceField(services),
    body: mailedBody,
    market: topic,
    product: topic,
    files: attachedFiles,
  })
}

/** A text for many replies. */
export const savedReplySchema = z.object({
  title: text('title', { max: inboxLimits.savedReplyTitle }),
  body: text('body', { max: inboxLimits.savedReplyBody, lines: true }),
})

/** The text of an internal note. */
export const noteSchema = z.object({ body })

const change = {
  status: prepared((value) => clean(value), z.optional(status)),
  assignee: prepared(
    (value) => (value === undefined ? undefined : (clean(value) ?? null)),
    z.optional(z.nullable(z.string({ error: () => messages.string('assignee') }))),
  ),
}

/** The new status or assignee of a thread, or both; null removes the assignee. */
export const changeSchema = z.object({ ...change, next })

const ids = z.array(z.string(), { error: () => messages.in('ids') })

/** The threads to change, and their new status or assignee. */
export const bulkSchema = z
  .object({
    // One message for the list, not one for each invalid id.
    ids: prepared(
      (value) => ids.safeParse(value ?? []).data,
      ids.check(
        z.minLength(1, { error: () => messages.desk.noneChosen }),
        z.maxLength(inboxLimits.bulk, { error: () => messages.desk.tooMany }),
      ),
    ),
    ...change,
  })
  .check(
    z.refine(({ status, assignee }) => status !== undefined || assignee !== undefined, {
      error: () => messages.desk.nothingToChange,
      path: ['status'],
    }),
  )

/** The thread into which another one is merged. */
export const mergeSchema = z.object({ into: text('into') })

/** The id or reference of the thread to which another one is linked. */
export const linkSchema = z.object({ to: text('reference') })

export type Reply = z.infer<typeof replySchema>

export type NewThread = z.infer<ReturnType<typeof newThreadSchema>>

export type SavedReplyForm = z.infer<typeof savedReplySchema>
