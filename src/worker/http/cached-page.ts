import type { Context } from 'hono'
import type { PageObject, Pages, ScreenName } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { readPreferences } from './cookies.ts'
import { csrfToken } from './csrf.ts'
import { documentHtml } from './document.tsx'
import { hasFlash } from './flash.ts'
import { page, pageObject } from './page.ts'
import { isInertia } from './request.ts'
import { findSignedIn } from './sessions.ts'
import type { Metadata } from './shell.tsx'
import { fillTemplate, slotMark, type Template, templateOf } from './template.ts'

const slots = ['nonce', 'csrfToken', 'url'] as const
const maxCached = 200

// Bytes, not text: to encode a document anew for each visitor cost more than all the rest.
const cached = new Map<string, Template<(typeof slots)[number]>>()

interface CachedPage<Name extends ScreenName> {
  props: Pages[Name]
  metadata: () => Metadata
}

/**
 * A page that is the same for every signed-out visitor but for nonce, CSRF token and query:
 * rendered once an isolate, then only those three are filled in. Props must be of a finite set.
 */
export async function cachedPage<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { props, metadata }: CachedPage<Name>,
): Promise<Response> {
  const signedIn = findSignedIn(c)
  c.header('Cache-Control', signedIn ? 'private, no-store' : 'private, no-cache')
  if (signedIn || hasFlash(c) || isInertia(c)) {
    return page(c, component, props, { metadata: metadata() })
  }
  c.header('Speculation-Rules', `"${routes.speculationRules.href()}"`)
  const template = await cachedTemplate(c, component, { props, metadata })
  const { pathname, search } = new URL(c.req.url)
  const body = fillTemplate(template, {
    nonce: c.var.nonce,
    csrfToken: await csrfToken(c),
    url: escapeForScript(pathname + search),
  })
  return c.body(body, 200, { 'Content-Type': 'text/html; charset=UTF-8' })
}

async function cachedTemplate<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { props, metadata }: CachedPage<Name>,
): Promise<Template<(typeof slots)[number]>> {
  const { appearance, sidebarOpen } = readPreferences(c)
  const { appName, appUrl } = c.var.settings
  const key = JSON.stringify([component, props, appearance, sidebarOpen, appName, appUrl])
  const found = cached.get(key)
  if (found) return found
  const object: PageObject<Name> = await pageObject(c, component, props)
  const withSlots = {
    ...object,
    url: slotMark('url'),
    props: { ...object.props, csrfToken: slotMark('csrfToken') },
  }
  const around = { nonce: slotMark('nonce'), metadata: metadata() }
  const template = templateOf(await documentHtml(c, withSlots, around), slots)
  if (cached.size >= maxCached) cached.delete(cached.keys().next().value as string)
  cached.set(key, template)
  return template
}

/** A string as it stands inside a JSON string in a script element. */
function escapeForScript(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/').replaceAll('<', '\\u003c')
}
