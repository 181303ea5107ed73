import type { Context } from 'hono'
import type { PageObject, Pages, ScreenName } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { readPreferences } from './cookies.ts'
import { csrfToken } from './csrf.ts'
import { styleSlots, stylesFor } from './document-styles.ts'
import { hasFlash } from './flash.ts'
import { page, pageObject, type ScreenProps } from './page.ts'
import { createPageCache } from './page-cache.ts'
import { isInertia } from './request.ts'
import { findSignedIn } from './sessions.ts'
import type { Metadata } from './shell.tsx'
import { fillTemplate, slotMark, type Template, templateOf } from './template.ts'

const slots = [...styleSlots, 'nonce', 'csrfToken', 'formKey', 'url'] as const
const megabyte = 1024 * 1024

type Slot = (typeof slots)[number]

// Bytes, not text: to encode a document anew for each visitor cost more than all the rest.
const pages = createPageCache<Slot>(16 * megabyte)
// Apart, so that nobody who runs through all variants of a page evicts the other pages.
const pagesOfManyVariants = createPageCache<Slot>(4 * megabyte)

interface CachedPage<Name extends ScreenName> {
  /** Distinguishes pages of the same screen in the cache; null for a page that is never cached. */
  variant: string | null
  props: () => Pages[Name] | Promise<Pages[Name]>
  metadata: () => Metadata
  status?: number
  /** True if no cache could hold all variants, only those that are asked for most. */
  hasManyVariants?: boolean
}

/**
 * A page that is the same for every signed-out visitor but for nonce, CSRF token, form key and query:
 * rendered once an isolate, then only those four are filled in.
 */
export async function cachedPage<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { variant, props, metadata, status = 200, hasManyVariants = false }: CachedPage<Name>,
): Promise<Response> {
  const signedIn = findSignedIn(c)
  c.header('Cache-Control', signedIn ? 'private, no-store' : 'private, no-cache')
  if (variant === null || signedIn || hasFlash(c) || isInertia(c)) {
    const resolved = (await props()) as ScreenProps<Name>
    return page(c, component, resolved, { metadata: metadata(), status })
  }
  c.header('Speculation-Rules', `"${routes.speculationRules.href()}"`)
  const template = await cachedTemplate(c, component, {
    variant,
    props,
    metadata,
    hasManyVariants,
  })
  const { pathname, search } = new URL(c.req.url)
  const body = fillTemplate(template, {
    ...stylesFor(c, component),
    nonce: c.var.nonce,
    csrfToken: await csrfToken(c),
    formKey: c.var.requestId,
    url: escapeForScript(pathname + search),
  })
  return c.body(body, 200, { 'Content-Type': 'text/html; charset=UTF-8' })
}

async function cachedTemplate<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { variant, props, metadata, hasManyVariants }: Required<Omit<CachedPage<Name>, 'status'>>,
): Promise<Template<Slot>> {
  const { appearance, sidebarOpen } = readPreferences(c)
  const { appName, appUrl } = c.var.settings
  const key = JSON.stringify([component, variant, appearance, sidebarOpen, appName, appUrl])
  const cache = hasManyVariants ? pagesOfManyVariants : pages
  const hit = cache.get(key)
  if (hit) return hit
  const object: PageObject<Name> = await pageObject(
    c,
    component,
    (await props()) as ScreenProps<Name>,
  )
  const withSlots = {
    ...object,
    url: slotMark('url'),
    props: {
      ...object.props,
      csrfToken: slotMark('csrfToken'),
      formKey: slotMark('formKey'),
    },
  }
  const { documentHtml } = await import('./document.tsx')
  const around = { nonce: slotMark('nonce'), metadata: metadata() }
  const template = templateOf(await documentHtml(c, withSlots, around), slots)
  cache.add(key, template)
  return template
}

/** A string as it stands inside a JSON string in a script element. */
function escapeForScript(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/').replaceAll('<', '\\u003c')
}
