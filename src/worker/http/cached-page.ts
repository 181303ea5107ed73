import type { Context } from 'hono'
import type { PageObject, Pages, ScreenName } from '#shared/pages.ts'
import type { AppEnv } from '../app-env.ts'
import { readPreferences } from './cookies.ts'
import { csrfToken } from './csrf.ts'
import { documentHtml } from './document.tsx'
import { hasFlash } from './flash.ts'
import { page, pageObject } from './page.ts'
import { isInertia } from './request.ts'
import { findSignedIn } from './sessions.ts'
import type { Metadata } from './shell.tsx'

const slots = { nonce: '%%nonce%%', csrfToken: '%%csrf%%', url: '%%url%%' } as const
const slotPattern = /%%(nonce|csrf|url)%%/
const maxCached = 100

/** Documents, cached as the texts between their slots and the names of the slots, alternating. */
const cached = new Map<string, string[]>()

/**
 * A page that is the same for every signed-out visitor but for nonce, CSRF token and query:
 * rendered once an isolate, then only those three are filled in. Props must be of a finite set.
 */
export async function cachedPage<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { props, metadata }: { props: Pages[Name]; metadata: Metadata },
): Promise<Response> {
  const signedIn = findSignedIn(c)
  c.header('Cache-Control', signedIn ? 'private, no-store' : 'private, no-cache')
  if (signedIn || hasFlash(c) || isInertia(c)) return page(c, component, props, { metadata })
  const parts = await cachedDocument(c, component, { props, metadata })
  const { pathname, search } = new URL(c.req.url)
  const filled: Record<string, string> = {
    nonce: c.var.nonce,
    csrf: await csrfToken(c),
    url: escapeForScript(pathname + search),
  }
  return c.html(parts.map((part, at) => (at % 2 === 0 ? part : filled[part])).join(''))
}

async function cachedDocument<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { props, metadata }: { props: Pages[Name]; metadata: Metadata },
): Promise<string[]> {
  const { appearance, sidebarOpen } = readPreferences(c)
  const { appName, appUrl } = c.var.settings
  const key = JSON.stringify([component, props, appearance, sidebarOpen, appName, appUrl])
  const found = cached.get(key)
  if (found) return found
  const object: PageObject<Name> = await pageObject(c, component, props)
  const template = {
    ...object,
    url: slots.url,
    props: { ...object.props, csrfToken: slots.csrfToken },
  }
  const parts = (await documentHtml(c, template, { nonce: slots.nonce, metadata })).split(
    slotPattern,
  )
  if (cached.size >= maxCached) cached.delete(cached.keys().next().value as string)
  cached.set(key, parts)
  return parts
}

/** A string as it stands inside a JSON string in a script element. */
function escapeForScript(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/').replaceAll('<', '\\u003c')
}
