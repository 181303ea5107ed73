import type { Context } from 'hono'
import { currentLocale } from '#shared/current-locale.ts'
import { pathInLocale, splitLocale } from '#shared/locales.ts'
import type { PageObject, Pages, ScreenName } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { createCache } from '../cache.ts'
import type { Settings } from '../env.ts'
import { escapeHtml } from '../escape-html.ts'
import { utf8 } from '../security/bytes.ts'
import { readPreferences } from './cookies.ts'
import { csrfToken } from './csrf.ts'
import { styleSlots, stylesFor, styleValues } from './document-styles.ts'
import { hasFlash } from './flash.ts'
import { languageOffer, offerSlots } from './language-offer.ts'
import { originOf } from './lead.ts'
import { page, pageObject, type ScreenProps } from './page.ts'
import { pageInDocument, scriptJson } from './page-script.ts'
import { isInertia, isPartial, pathAndQuery } from './request.ts'
import type { Metadata } from './shell.tsx'
import { findSignedIn } from './signed-in.ts'
import { fillTemplate, slotMark, type Template, templateOf } from './template.ts'

const objectSlots = ['csrfToken', 'formKey', 'url', 'from'] as const
const slots = [...styleSlots, ...offerSlots, ...objectSlots, 'path', 'nonce', 'page'] as const
const megabyte = 1024 * 1024

interface PageTemplate {
  document: Template<(typeof slots)[number]>
  object: Template<(typeof objectSlots)[number]>
  /** True if search engines may show the page. */
  indexed: boolean
}

/** The rendered pages by the settings that they were made with, which name the firm. */
const caches = new WeakMap<Settings, ReturnType<typeof createCaches>>()

function createCaches() {
  return {
    // Bytes, not text: to encode a document anew for each visitor cost more than all the rest.
    pages: createCache(16 * megabyte, sizeOf),
    // Apart, so that nobody who runs through all variants of a page evicts the other pages.
    pagesOfManyVariants: createCache(4 * megabyte, sizeOf),
  }
}

function cachesOf(settings: Settings) {
  const cached = caches.get(settings) ?? createCaches()
  caches.set(settings, cached)
  return cached
}

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
 * Answers with a page that is the same for every signed-out visitor but for nonce, CSRF token, form
 * key, query, styles, the offer of another language and the page that led to its form: it is
 * rendered once an isolate, then only those are filled in. The page client gets the object alone.
 */
export async function cachedPage<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { variant, props, metadata, status = 200, hasManyVariants = false }: CachedPage<Name>,
): Promise<Response> {
  const signedIn = findSignedIn(c)
  c.header('Cache-Control', signedIn ? 'private, no-store' : 'private, no-cache')
  if (variant === null || signedIn || hasFlash(c) || isPartial(c)) {
    const resolved = (await props()) as ScreenProps<Name>
    return page(c, component, resolved, { metadata: metadata(), status })
  }
  const { pages, pagesOfManyVariants } = cachesOf(c.var.settings)
  const cache = hasManyVariants ? pagesOfManyVariants : pages
  const { appearance, sidebarOpen } = readPreferences(c)
  const key = JSON.stringify([component, variant, currentLocale(), appearance, sidebarOpen])
  let template = cache.get(key)
  if (!template) {
    template = await renderTemplate(c, component, { props, metadata })
    cache.add(key, template)
  }
  const token = await csrfToken(c)
  const url = pathAndQuery(c)
  const ofRequest = {
    csrfToken: utf8(token),
    formKey: utf8(c.var.requestId),
    url: utf8(scriptJson(url).slice(1, -1)),
    from: template.object.includes('from') ? originOf(c) : '',
  }
  const object = fillTemplate(template.object, ofRequest)
  c.header('Content-Language', currentLocale())
  if (isInertia(c)) {
    if (!template.indexed) c.header('X-Robots-Tag', 'noindex')
    return c.body(object, 200, { 'Content-Type': 'application/json', 'X-Inertia': 'true' })
  }
  c.header('Speculation-Rules', `"${routes.speculationRules.href()}"`)
  const body = fillTemplate(template.document, {
    ...styleValues(await stylesFor(c, component)),
    ...languageOffer(c, { status, token }),
    ...ofRequest,
    nonce: c.var.nonce,
    path: escapeHtml(splitLocale(url).path.slice(1)),
    page: pageInDocument(c, { component, page: object, token }),
  })
  return c.body(body, 200, { 'Content-Type': 'text/html; charset=UTF-8' })
}

async function renderTemplate<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { props, metadata }: Pick<CachedPage<Name>, 'props' | 'metadata'>,
): Promise<PageTemplate> {
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
      ...('from' in object.props && { from: slotMark('from') }),
    },
  }
  const { documentHtml } = await import('./document.tsx')
  const ownMetadata = metadata()
  const html = await documentHtml(c, withSlots, {
    ...marks(...styleSlots, ...offerSlots, 'nonce', 'page'),
    metadata: ownMetadata,
    url: urlWithSlot(c),
  })
  return {
    document: templateOf(html, slots),
    object: templateOf(scriptJson(withSlots), objectSlots),
    indexed: ownMetadata.indexed,
  }
}

/** Returns the marks of slots, each under its name. */
function marks<Slot extends (typeof slots)[number]>(...names: Slot[]): Record<Slot, string> {
  return Object.fromEntries(names.map((name) => [name, slotMark(name)])) as Record<Slot, string>
}

/** Returns the URL that the links to other languages are made from: its language, and a slot for the rest. */
function urlWithSlot(c: Context<AppEnv>): string {
  // Not from the URL, in which a first visitor can write the language in another way: `/%66r`.
  const { path } = c.req
  // The home page, which has no path below its language, has one URL without a slot. The slash is not
  // in the slot: without it, the language would not be read as the first folder.
  return pathInLocale(currentLocale(), path === '/' ? path : `/${slotMark('path')}`)
}

function sizeOf({ document, object }: PageTemplate): number {
  return [...document, ...object].reduce((size, piece) => size + piece.length, 0)
}
