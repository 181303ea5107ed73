import { zValidator } from '@hono/zod-validator'
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { back } from './reply.ts'
import { isInertia, requestKind } from './request.ts'

/** Field name → all its messages, in the order of the rules. */
export type FieldMessages = Record<string, string[]>

interface FormOptions {
  /** Where "back" leads when the Referer is no page of ours; else the form's own path. */
  ownPage?: string
  /** Answers a refused form instead of going back. */
  refused?: (c: Context<AppEnv>, errors: FieldMessages) => Promise<Response> | Response
}

interface Checked<Schema extends z.ZodType> {
  in: { json: z.input<Schema> }
  out: { json: z.output<Schema> }
}

/** Checks the body: the handler gets it as `c.req.valid('json')`, a refusal goes back or 422. */
export function form<Schema extends z.ZodType>(
  schema: Schema,
  options: FormOptions = {},
): MiddlewareHandler<AppEnv, string, Checked<Schema>> {
  const check = zValidator('json', schema, async (result, c) => {
    if (result.success) return
    const errors = fieldMessages(result.error.issues)
    return (options.refused ?? refuseForm)(c as Context<AppEnv>, errors, options.ownPage)
  })
  return check as unknown as MiddlewareHandler<AppEnv, string, Checked<Schema>>
}

/** Goes back with the first message of each field, or answers 422 with all of them. */
export async function refuseForm(
  c: Context<AppEnv>,
  errors: FieldMessages,
  ownPage?: string,
): Promise<Response> {
  if (requestKind(c) === 'json') return c.json(validationError(errors), 422)
  const values = isInertia(c) ? {} : typedValues(await c.req.json(), shownAgain)
  return back(c, { errors: firstMessages(errors), values }, ownPage)
}

// The page client keeps what was typed; for the browser's own forms it comes back, secrets never.
const shownAgain = ['name', 'email']

/** The text that was typed into these fields. */
export function typedValues(
  body: Record<string, unknown>,
  fields: readonly string[],
): Record<string, string> {
  const typed = fields.map((field) => [field, body[field]])
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'))
}

/** The JSON of a 422. */
export function validationError(errors: FieldMessages) {
  const all = Object.values(errors).flat()
  return { message: messages.more(all[0] ?? '', all.length - 1), errors }
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
