import { versions } from 'virtual:client-assets'
import type { Context } from 'hono'
import { currentLocale } from '#shared/current-locale.ts'
import type { ScreenName } from '#shared/pages.ts'
import type { AppEnv } from '../app-env.ts'
import { hasFlash } from './flash.ts'
import { slotMark } from './template.ts'

const opening = '<script data-page="app" type="application/json">'
/** The size above which a page object is fetched with the page client, in bytes. */
const maxInDocument = 12 * 1024

/** Takes the page object out of a document: a slot is left, and the object is returned as JSON. */
export function takePage(html: string): { html: string; page: string } {
  const start = html.indexOf(opening) + opening.length
  const end = html.indexOf('</script>', start)
  return {
    html: html.slice(0, start) + slotMark('page') + html.slice(end),
    page: html.slice(start, end),
  }
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
