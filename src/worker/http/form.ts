import { zValidator } from '@hono/zod-validator'
import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import { refusalMessages } from '#shared/refusal-messages.ts'
import type { AppEnv } from '../app-env.ts'
import { back, redirect, reply } from './reply.ts'
import { isInertia } from './request.ts'

/** Field name → all its messages, in the order of the rules. */
export type FieldMessages = Record<string, string[]>

/** Options for showing a refused form's errors. */
export interface RefusalPlace {
  /** Target of "back" when the Referer is not one of our pages; by default the form's own path. */
  ownPage?: string
  /** The page that shows the errors, regardless of where the form was sent from. */
  page?: string
  /** The error bag that the page reads, whichever one the client requested. */
  bag?: string
  /** Returns the input to show again, also in the page client; by default `repeatableInput`. */
  oldInput?: (body: Record<string, unknown>) => Record<string, string>
}

/** Answers a refused form in another way than by redirecting. */
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
      const { fileErrors = {} } = c.var as Partial<AppEnv['Variables']>
      const fieldErrors = result.success ? {} : fieldMessages(result.error.issues)
      const errors = { ...fieldErrors, ...fileErrors }
      if (Object.keys(errors).length === 0) return
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
      const flash = { errors: firstMessages(errors), values, bag }
      return page ? redirect(c, page, flash) : back(c, flash, ownPage)
    },
  })
}

async function oldInput(c: Context<AppEnv>, { oldInput: choose }: RefusalPlace) {
  if (choose) return choose(await c.req.json())
  return isInertia(c) ? {} : repeatableInput(c)
}

/**
 * Returns the input to show again, never secrets; empty for the page client, which keeps its form.
 */
export async function repeatableInput(c: Context<AppEnv>): Promise<Record<string, string>> {
  return oldInputOf(await c.req.json(), ['name', 'email', 'role'])
}

/** Returns the submitted text of these fields. */
export function oldInputOf(
  body: Record<string, unknown>,
  fields: readonly string[],
): Record<string, string> {
  const texts = fields.map((field) => [field, body[field]])
  return Object.fromEntries(texts.filter(([, value]) => typeof value === 'string'))
}

/** Returns a 422 response with the errors as JSON. */
export function invalid(c: Context<AppEnv>, errors: FieldMessages): Response {
  const all = Object.values(errors).flat()
  return c.json({ message: refusalMessages.more(all[0] ?? '', all.length - 1), errors }, 422)
}

/** Returns the first message of each field. */
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
