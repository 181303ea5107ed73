import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isBlank } from '#shared/text.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { leaveFlash } from './flash.ts'
import { type FieldMessages, firstMessages, invalid } from './form.ts'
import { backLocation, redirect, reply } from './reply.ts'

interface PublicForm {
  /** What was typed, by field. */
  typed: (c: Context<AppEnv>) => Promise<Record<string, string>>
  /** Where "back" leads when the Referer is no page of ours; else the form's own path. */
  ownPage?: (c: Context<AppEnv>) => string
  /** Answers with the page itself, which was at `location`: it finds errors and text in the flash. */
  show: (c: Context<AppEnv>, answer: { status: 422 | 503; location: string }) => Promise<Response>
}

/** How a form of long texts is answered, of which nothing is lost. */
export function publicForm({ typed, ownPage, show }: PublicForm) {
  return {
    /**
     * Goes back with the errors and all that was typed, and shows what is too long for a cookie at
     * once.
     */
    refuse: (c: Context<AppEnv>, errors: FieldMessages): Promise<Response> =>
      reply(c, {
        json: () => invalid(c, errors),
        page: async () => {
          const left = { errors: firstMessages(errors), values: await typed(c) }
          const location = backLocation(c, ownPage?.(c))
          if (await leaveFlash(c, left)) return redirect(c, location)
          c.set('flash', { ...c.var.flash, ...left })
          return show(c, { status: 422, location })
        },
      }),

    /** Says at a field that nothing can be taken now: 503. */
    fail: (c: Context<AppEnv>, field: string, message: string): Promise<Response> =>
      reply(c, {
        json: () => c.json({ message }, 503),
        page: async () => {
          c.set('flash', { ...c.var.flash, errors: { [field]: message }, values: await typed(c) })
          return show(c, { status: 503, location: backLocation(c, ownPage?.(c)) })
        },
      }),
  }
}

/** Answers whoever fills in the field that people do not see as if the form had been taken. */
export function honeypot(answer: (c: Context<AppEnv>) => Promise<Response>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { website } = await c.req.json()
    return isBlank(website) ? next() : answer(c)
  })
}
