import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import { canBeIntended } from '#shared/routes.ts'
import type { AppEnv, Flash } from '../app-env.ts'
import { seal, unseal } from '../security/sealed.ts'
import { dropCookie, fitsCookie, readCookie, writeCookie } from './cookies.ts'
import { shownAgain } from './form.ts'
import { redirect } from './reply.ts'
import { isLookingAhead, isOurOrigin, isRead, requestKind } from './request.ts'

/** Remembers where somebody wanted to go before a guard sent them away: what fits into a cookie. */
export async function rememberIntended(c: Context<AppEnv>): Promise<void> {
  if (requestKind(c) === 'json' || isLookingAhead(c)) return
  const wanted = wantedPage(c)
  if (!wanted) return
  const [key] = c.var.settings.keyring('intended')
  const seconds = lifetimes.intendedSeconds
  const { page, isUnsent } = wanted
  const path = page.pathname + page.search
  const unsent = isUnsent ? await typedIn(c) : null
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

/** Where somebody wanted to go. */
interface Intended {
  path: string
  /**
   * What was typed into a form that they had sent there and of which nothing came, nothing for a
   * file; null where it was the page that they wanted.
   */
  unsent: Record<string, string> | null
}

/** What was asked for; of a form, and of a file, the page on which it stands. */
function wantedPage(c: Context<AppEnv>): { page: URL; isUnsent: boolean } | null {
  const asked = new URL(c.req.url)
  if (isRead(c.req.method) && canBeIntended(asked.pathname)) return { page: asked, isUnsent: false }
  const sentFrom = c.req.header('Referer')
  if (!sentFrom || !URL.canParse(sentFrom)) return null
  const page = new URL(sentFrom)
  const ours = isOurOrigin(page.origin, c.var.settings.appUrl)
  return ours && canBeIntended(page.pathname) ? { page, isUnsent: true } : null
}

async function typedIn(c: Context<AppEnv>): Promise<Record<string, string>> {
  return isRead(c.req.method) ? {} : shownAgain(c)
}

/** Sends somebody on to where they wanted to go, once, or to `fallback`. */
export async function sendOn(
  c: Context<AppEnv>,
  fallback: string,
  left?: Partial<Flash>,
): Promise<Response> {
  return redirect(c, (await consumeIntended(c))?.path ?? fallback, left)
}

/** Where somebody wanted to go; forgotten from now on. */
export async function consumeIntended(c: Context<AppEnv>): Promise<Intended | null> {
  const sealed = readCookie(c, 'intended')
  if (!sealed) return null
  dropCookie(c, 'intended')
  const kept = await unseal(c.var.settings.keyring('intended'), sealed)
  const { path, unsent }: Partial<Intended> = Object(kept)
  return typeof path === 'string' && isOurPage(path) ? { path, unsent: unsent ?? null } : null
}

/** Asked again when it is used: a redirect never depends on who made the cookie alone. */
function isOurPage(path: string): boolean {
  const base = 'https://base.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base)
  return origin === base && canBeIntended(pathname)
}
