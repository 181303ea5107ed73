import { versions } from 'virtual:client-assets'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { currentLocale } from '#shared/current-locale.ts'
import { contactOf } from '#shared/knowledge/firm.ts'
import type { AuthUser, ErrorMap, PageFlash, PageObject, Pages, ScreenName } from '#shared/pages.ts'
import type { AppEnv, Flash, SignedIn } from '../app-env.ts'
import type { Settings } from '../env.ts'
import { readPreferences } from './cookies.ts'
import { csrfToken } from './csrf.ts'
import { stylesFor } from './document-styles.ts'
import { consumeFlash } from './flash.ts'
import { languageOffer } from './language-offer.ts'
import { pageInDocument, scriptJson } from './page-script.ts'
import { always, type Prop, readRequestedProps, resolveProps } from './props.ts'
import { isInertia } from './request.ts'
import { roleOf } from './role.ts'
import type { Metadata } from './shell.tsx'
import { findSignedIn } from './signed-in.ts'

type Lazy<T> = T | (() => T | Promise<T>) | Prop<T>

/** The own props of a screen, each its value, a function that finds it, or a Prop. */
export type ScreenProps<Name extends ScreenName> = {
  [Key in keyof Pages[Name]]: Lazy<Pages[Name][Key]>
}

/** Refuses a page client of another build or language (409), so that it loads the document. */
export const sameVersion = createMiddleware<AppEnv>((c, next) => {
  const isVisit = c.req.method === 'GET' && isInertia(c)
  const version = versions[currentLocale()]
  const isSame = !isVisit || c.req.header('X-Inertia-Version') === version
  return isSame ? next() : leadToDocument(c, version)
})

async function leadToDocument(c: Context<AppEnv>, version: string): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  return c.body(null, 409, {
    'X-Inertia-Location': c.var.settings.appUrl.origin + pathname + search,
    'X-Inertia-Version': version,
  })
}

interface PageOptions {
  status?: number
  metadata?: Metadata
  /** Values for the page client that must not be stored in its history. */
  flash?: PageFlash | undefined
  /** The page's own URL, where it answers a request to another one. */
  path?: string | undefined
}

/** Answers with a screen: the page object to the page client, else the whole document. */
export async function page<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  props: ScreenProps<Name>,
  { status = 200, metadata, flash, path }: PageOptions = {},
): Promise<Response> {
  if (status < 400) findSignedIn(c)
  const pageFlash = { ...flash, ...(c.var.flash.offersPasskey && { offersPasskey: true }) }
  const object = {
    ...(await pageObject(c, component, props)),
    ...(Object.keys(pageFlash).length > 0 && { flash: pageFlash }),
    ...(path && { url: path }),
  }
  consumeFlash(c)
  c.header('Content-Language', currentLocale())
  c.status(status as 200)
  if (!metadata?.indexed) c.header('X-Robots-Tag', 'noindex')
  if (isInertia(c)) {
    c.header('X-Inertia', 'true')
    return c.json(object)
  }
  const token = await csrfToken(c)
  // Imported only now: most requests of programs need no React.
  const { renderDocument } = await import('./document.tsx')
  return renderDocument(c, object, {
    ...(await stylesFor(c, component)),
    ...languageOffer(c, { status, token }),
    nonce: c.var.nonce,
    page: pageInDocument(c, { component, page: scriptJson(object), token }),
    metadata,
  })
}

/** Returns the Inertia page object for this request. */
export async function pageObject<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  ownProps: ScreenProps<Name>,
): Promise<PageObject<Name>> {
  const { pathname, search } = new URL(c.req.url)
  const tree = { ...sharedProps(c), ...ownProps }
  const requested = readRequestedProps(c, component)
  const { props, deferred } = await resolveProps<PageObject<Name>['props']>(tree, requested)
  return {
    component,
    props,
    // A path of two slashes would name another host.
    url: pathname.replace(/^\/+/, '/') + search,
    version: versions[currentLocale()],
    ...(c.var.signedIn && { encryptHistory: true }),
    ...(c.var.flash.clearHistory && { clearHistory: true }),
    ...(deferred.length > 0 && { deferredProps: { default: deferred } }),
  }
}

function sharedProps(c: Context<AppEnv>) {
  return {
    locale: currentLocale(),
    errors: always(() => scopedErrors(c.var.flash, c.req.header('X-Inertia-Error-Bag'))),
    name: c.var.settings.appName,
    firm: () => ({
      ...contactOf(c.var.settings.translatedFirm()),
      ...(c.var.settings.hasPeople() && { hasPeople: true }),
    }),
    csrfToken: () => csrfToken(c),
    // Unique, and drawn already.
    formKey: c.var.requestId,
    sidebarOpen: readPreferences(c).sidebarOpen,
    auth: { user: c.var.signedIn ? authUser(c.var.settings, c.var.signedIn) : null },
    ...(c.var.flash.statusCode && { statusCode: c.var.flash.statusCode }),
    ...(Object.keys(c.var.flash.values).length > 0 && { values: c.var.flash.values }),
  }
}

function authUser(settings: Settings, { user, rooms = 0 }: SignedIn): AuthUser {
  const { id, name, email, emailVerifiedAt } = user
  const verifiedAt = emailVerifiedAt?.toISOString() ?? null
  const role = roleOf(settings, user)
  const known = { id, name, email, avatar: null, email_verified_at: verifiedAt, role }
  return rooms > 0 ? { ...known, hasRooms: true } : known
}

function scopedErrors({ errors, bag }: Flash, requestedBag: string | undefined): ErrorMap {
  const name = bag ?? requestedBag
  return name && Object.keys(errors).length > 0 ? { [name]: errors } : errors
}
