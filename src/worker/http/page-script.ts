import { versions } from 'virtual:client-assets'
import type { Context } from 'hono'
import { currentLocale } from '#shared/current-locale.ts'
import type { PageObject, ScreenName } from '#shared/pages.ts'
import type { AppEnv } from '../app-env.ts'
import { hasFlash } from './flash.ts'

/** The size above which a page object is fetched with the page client, in bytes. */
const maxInDocument = 12 * 1024

/** Returns the element of the page object, which the page client starts from. */
export function pageScript(page: string): string {
  return `<script data-page="app" type="application/json">${page}</script>`
}

/** Returns a page object, or a text in one, as JSON that cannot end its element. */
export function scriptJson(value: PageObject | string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * Returns what stands for a page object in a document: only its screen, if the object is large and
 * the page client can fetch it. That needs a browser that says it navigates, and a page that the next
 * request for it gets too. Programs get the whole object.
 */
export function pageInDocument<Page extends string | Uint8Array>(
  c: Context<AppEnv>,
  { component, page, token }: { component: ScreenName; page: Page; token: string },
): Page | string {
  const isNavigation = c.req.method === 'GET' && c.req.header('Sec-Fetch-Dest') === 'document'
  const isShort = isNavigation && page.length > maxInDocument && !c.var.signedIn && !hasFlash(c)
  if (!isShort) return page
  // Those of the rendered forms.
  const tokens = { csrfToken: token, formKey: c.var.requestId }
  return JSON.stringify({ component, version: versions[currentLocale()], tokens })
}
