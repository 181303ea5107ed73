import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import { canBeIntended } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { seal, unseal } from '../security/sealed.ts'
import { dropCookie, fitsCookie, readCookie, writeCookie } from './cookies.ts'
import { redirect } from './reply.ts'
import { isLookingAhead, isOurOrigin, isRead, requestKind } from './request.ts'

/** Remembers where somebody wanted to go before a guard sent them away; a query only if it fits. */
export async function rememberIntended(c: Context<AppEnv>): Promise<void> {
  if (requestKind(c) === 'json' || isLookingAhead(c)) return
  const wanted = wantedPage(c)
  if (!wanted) return
  const [key] = c.var.settings.keyring('intended')
  const seconds = lifetimes.intendedSeconds
  for (const path of [wanted.pathname + wanted.search, wanted.pathname]) {
    const value = await seal(key, path, seconds)
    if (fitsCookie(value)) return writeCookie(c, 'intended', { value, seconds })
  }
}

function wantedPage(c: Context<AppEnv>): URL | null {
  const wanted = isRead(c.req.method) ? c.req.url : c.req.header('Referer')
  if (!wanted || !URL.canParse(wanted)) return null
  const page = new URL(wanted)
  const ours = isRead(c.req.method) || isOurOrigin(page.origin, c.var.settings.appUrl)
  return ours && canBeIntended(page.pathname) ? page : null
}

/** Sends somebody on to where they wanted to go, once, or to `fallback`. */
export async function sendOn(c: Context<AppEnv>, fallback: string): Promise<Response> {
  return redirect(c, (await consumeIntended(c)) ?? fallback)
}

/** Where somebody wanted to go; forgotten from now on. */
export async function consumeIntended(c: Context<AppEnv>): Promise<string | null> {
  const sealed = readCookie(c, 'intended')
  if (!sealed) return null
  dropCookie(c, 'intended')
  const path = await unseal(c.var.settings.keyring('intended'), sealed)
  return typeof path === 'string' && isOurPage(path) ? path : null
}

/** Asked again when it is used: a redirect never depends on who made the cookie alone. */
function isOurPage(path: string): boolean {
  const base = 'https://base.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base)
  return origin === base && canBeIntended(pathname)
}
