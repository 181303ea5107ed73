import type { Context } from 'hono'
import { isPagePath, routes } from '#shared/routes.ts'
import type { AppEnv, Counted } from '../app-env.ts'
import { onlyValue, queryOf } from './query.ts'
import { isOurOrigin } from './request.ts'

// It stands in a cached page as it is, so it may hold no character of markup or of a script.
const plainPath = /^(?:\/[\w.-]+)+\/?$|^\/$/

const forms: readonly string[] = [routes.contact.path, routes.book.path]

/** Returns an enquiry or a booking as it is counted: its market, and the page that led to the form. */
export async function leadOf(
  c: Context<AppEnv>,
  measure: 'enquiry' | 'booking',
  market = '',
): Promise<Counted> {
  const { from } = await c.req.json()
  return { measure, name: market, detail: ownPath(from) ?? '' }
}

/**
 * Returns the path of the page that led to a form: as an earlier page of the form says, else the page
 * of the link; empty if neither is one of ours.
 */
export function originOf(c: Context<AppEnv>): string {
  const { from } = c.var.flash.values
  return ownPath(from) ?? ownPath(onlyValue(queryOf(c), 'from')) ?? refererPath(c) ?? ''
}

function refererPath(c: Context<AppEnv>): string | null {
  const referer = c.req.header('Referer')
  if (!referer || !URL.canParse(referer)) return null
  const { origin, pathname } = new URL(referer)
  const isForm = forms.includes(pathname)
  return isOurOrigin(origin, c.var.settings.appUrl) && !isForm ? ownPath(pathname) : null
}

function ownPath(path: unknown): string | null {
  return typeof path === 'string' && plainPath.test(path) && isPagePath(path) ? path : null
}
