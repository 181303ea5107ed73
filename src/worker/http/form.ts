import { zValidator } from '@hono/zod-validator'
import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { back, redirect, reply } from './reply.ts'
import { isInertia } from './request.ts'

/** Field name → all its messages, in the order of the rules. */
export type FieldMessages = Record<string, string[]>

/** Where a refused form says what is wrong. */
export interface RefusalPlace {
  /** Where "back" leads when the Referer is no page of ours; else the form's own path. */
  ownPage?: string
  /** The page that says it, wherever the form was sent from. */
  page?: string
  /** The error bag that the page reads, whatever the client asked for. */
  bag?: string
  /** What of the input is shown again, also by the page client; else what `shownAgain` returns. */
  oldInput?: (body: Record<string, unknown>) => Record<string, string>
}

/** Answers a refused form in another way than by going back to a place. */
export type Refuse = (c: Context<AppEnv>, errors: FieldMessages) => Promise<Response>

interface Checked<Schema extends z.ZodMiniType> {
  in: { json: z.input<Schema> }
  out: { json: z.output<Schema> }
}

/** Checks the body: the handler gets it as `c.req.valid('json')`, a refusal goes back or 422. */
export function form<Schema extends z.ZodMiniType>(
  schema: Schema,
  refusal: RefusalPlace | Refuse = {},
): MiddlewareHandler<AppEnv, string, Checked<Schema>> {
  const check = zValidator(
    'json',
    schema,
    async (result, c) => {
      if (result.success) return
      const errors = fieldMessages(result.error.issues)
      return refuseForm(c as Context<AppEnv>, errors, refusal)
    },
    // Parsed asynchronously, as it would be, the fields with the fewest rules would come first. Its
    // type is that of zod's other form.
    { validationFunction: (rules, body) => rules.safeParse(body) as never },
  )
  return check as MiddlewareHandler<AppEnv, string, Checked<Schema>>
}

/** Goes back with the first message of each field, or answers 422 with all of them. */
export async function refuseForm(
  c: Context<AppEnv>,
  errors: FieldMessages,
  refusal: RefusalPlace | Refuse = {},
): Promise<Response> {
  if (typeof refusal === 'function') return refusal(c, errors)
  const { page, ownPage, bag = null } = refusal
  return reply(c, {
    json: () => invalid(c, errors),
    page: async () => {
      const values = await oldInput(c, refusal)
      const left = { errors: firstMessages(errors), values, bag }
      return page ? redirect(c, page, left) : back(c, left, ownPage)
    },
  })
}

async function oldInput(c: Context<AppEnv>, { oldInput: choose }: RefusalPlace) {
  if (choose) return choose(await c.req.json())
  return isInertia(c) ? {} : shownAgain(c)
}

/**
 * What was typed into a form and is shown again, secrets never: the page client keeps what was
 * refused, but not what another page stood before, and the browser's own forms keep nothing.
 */
export async function shownAgain(c: Context<AppEnv>): Promise<Record<string, string>> {
  return oldInputOf(await c.req.json(), ['name', 'email', 'role'])
}

/** The text that was typed into these fields. */
export function oldInputOf(
  body: Record<string, unknown>,
  fields: readonly string[],
): Record<string, string> {
  const typed = fields.map((field) => [field, body[field]])
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'))
}

/** The 422 of a form that a program sent. */
export function invalid(c: Context<AppEnv>, errors: FieldMessages): Response {
  const all = Object.values(errors).flat()
  return c.json({ message: messages.more(all[0] ?? '', all.length - 1), errors }, 422)
}

/** Field name → its first message. */
export function firstMessages(errors: FieldMessages): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first]))
}

function fieldMessages(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const errors: FieldMessages = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
