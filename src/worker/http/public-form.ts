import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isBlank } from '#shared/text.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { storeFlash } from './flash.ts'
import { type FieldMessages, firstMessages, invalid } from './form.ts'
import { backLocation, redirect, reply } from './reply.ts'

interface PublicForm {
  /** Returns the submitted text by field. */
  oldInput: (c: Context<AppEnv>) => Promise<Record<string, string>>
  /** Target of "back" when the Referer is not one of our pages; by default the form's own path. */
  ownPage?: (c: Context<AppEnv>) => string
  /** Renders the page that was at `location`, with errors and text from the flash. */
  show: (c: Context<AppEnv>, answer: { status: 422 | 503; location: string }) => Promise<Response>
}

/** Returns the two failure replies of a form with long texts; both keep the input. */
export function publicForm({ oldInput, ownPage, show }: PublicForm) {
  return {
    /**
     * Redirects back with errors and input; renders the page at once if the input does not fit
     * into a cookie.
     */
    refuse: (c: Context<AppEnv>, errors: FieldMessages): Promise<Response> =>
      reply(c, {
        json: () => invalid(c, errors),
        page: async () => {
          const flash = { errors: firstMessages(errors), values: await oldInput(c) }
          const location = backLocation(c, ownPage?.(c))
          if (await storeFlash(c, flash)) return redirect(c, location)
          c.set('flash', { ...c.var.flash, ...flash })
          return show(c, { status: 422, location })
        },
      }),

    /** Shows at a field that the form cannot be accepted at the moment: 503. */
    fail: (c: Context<AppEnv>, field: string, message: string): Promise<Response> =>
      reply(c, {
        json: () => c.json({ message }, 503),
        page: async () => {
          c.set('flash', {
            ...c.var.flash,
            errors: { [field]: message },
            values: await oldInput(c),
          })
          return show(c, { status: 503, location: backLocation(c, ownPage?.(c)) })
        },
      }),
  }
}

/** Answers a form whose hidden field was filled in as if it had been accepted. */
export function honeypot(answer: (c: Context<AppEnv>) => Promise<Response>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { website } = await c.req.json()
    return isBlank(website) ? next() : answer(c)
  })
}
