import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import { canBeIntended } from '#shared/routes.ts'
import type { AppEnv, Flash } from '../app-env.ts'
import { seal, unseal } from '../security/sealed.ts'
import { dropCookie, fitsCookie, readCookie, writeCookie } from './cookies.ts'
import { repeatableInput } from './form.ts'
import { redirect } from './reply.ts'
import { isLookingAhead, isOurOrigin, isRead, requestKind } from './request.ts'

/** Stores the page that a guard interrupted, with the form's values if they fit into a cookie. */
export async function rememberIntended(c: Context<AppEnv>): Promise<void> {
  if (requestKind(c) === 'json' || isLookingAhead(c)) return
  const target = pageOf(c)
  if (!target) return
  const [key] = c.var.settings.keyring('intended')
  const seconds = lifetimes.intendedSeconds
  const { page, isUnsent } = target
  const path = page.pathname + page.search
  const unsent = isUnsent ? await textsOf(c) : null
  const nothing = unsent && {}
  const less = [
    { path, unsent },
    { path, unsent: nothing },
    { path: page.pathname, unsent: nothing },
  ]
  for (const intended of less) {
    const value = await seal(key, intended, seconds)
    if (fitsCookie(value)) return writeCookie(c, 'intended', { value, seconds })
  }
}

/** The page that a guard interrupted. */
interface IntendedPage {
  path: string
  /**
   * What was typed into a form that they had sent there and of which nothing came, nothing for a
   * file; null where it was the page that they wanted.
   */
  unsent: Record<string, string> | null
}

/** Returns the requested page; for a form or a file, the page that contains it. */
function pageOf(c: Context<AppEnv>): { page: URL; isUnsent: boolean } | null {
  const url = new URL(c.req.url)
  if (isRead(c.req.method) && canBeIntended(url.pathname)) return { page: url, isUnsent: false }
  const sentFrom = c.req.header('Referer')
  if (!sentFrom || !URL.canParse(sentFrom)) return null
  const page = new URL(sentFrom)
  const ours = isOurOrigin(page.origin, c.var.settings.appUrl)
  return ours && canBeIntended(page.pathname) ? { page, isUnsent: true } : null
}

async function textsOf(c: Context<AppEnv>): Promise<Record<string, string>> {
  return isRead(c.req.method) ? {} : repeatableInput(c)
}

/** Sends somebody on to where they wanted to go, once, or to `fallback`. */
export async function sendOn(
  c: Context<AppEnv>,
  fallback: string,
  flash?: Partial<Flash>,
): Promise<Response> {
  return redirect(c, (await consumeIntendedPage(c))?.path ?? fallback, flash)
}

/** Returns the interrupted page and deletes it from the browser. */
export async function consumeIntendedPage(c: Context<AppEnv>): Promise<IntendedPage | null> {
  const page = await findIntendedPage(c)
  if (readCookie(c, 'intended')) dropCookie(c, 'intended')
  return page
}

/** Returns the interrupted page, which stays where it is. */
export async function findIntendedPage(c: Context<AppEnv>): Promise<IntendedPage | null> {
  const sealed = readCookie(c, 'intended')
  if (!sealed) return null
  const opened = await unseal(c.var.settings.keyring('intended'), sealed)
  const { path, unsent }: Partial<IntendedPage> = Object(opened)
  return typeof path === 'string' && isOurPage(path) ? { path, unsent: unsent ?? null } : null
}

/**
 * True if the path is a page of ours. Also checked when the cookie is read, so that a redirect
 * never relies on the cookie alone.
 */
function isOurPage(path: string): boolean {
  const base = 'https://base.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base)
  return origin === base && canBeIntended(pathname)
}
