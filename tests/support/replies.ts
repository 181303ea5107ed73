import { expect } from 'vitest'
import type { Pages } from '#shared/pages.ts'
import { errorPages } from '#shared/refusal-messages.ts'
import { accepts, type Browser, type PageObject, pageObjectOf } from './browser.ts'

/** The page object of a reply, whether it came as JSON or inside a document. */
export async function pageOf<Props = Record<string, unknown>>(
  response: Response,
): Promise<PageObject<Props>> {
  if (response.headers.get('X-Inertia') === 'true') return response.json()
  return pageObjectOf(await response.text())
}

/** Expects the error page of a status, and gives its page object. */
export async function expectErrorPage(response: Response, status: number) {
  expect(response.status).toBe(status)
  const page = await pageOf<Pages['error']>(response)
  expect(page.component).toBe('error')
  expect(page.props).toMatchObject({ status, title: errorPages[status]?.title })
  return page
}

/** Expects a redirect, and gives where it leads: path and query when it stays on the site. */
export function expectRedirect(response: Response, browser: Browser): string {
  expect([302, 303]).toContain(response.status)
  const location = response.headers.get('Location') ?? ''
  const url = new URL(location, browser.origin)
  return url.origin === browser.origin ? url.pathname + url.search + url.hash : url.href
}

/** Follows a redirect as a browser does, and gives the page object found there. */
export async function follow<Props = Record<string, unknown>>(
  browser: Browser,
  response: Response,
  headers: Record<string, string> = {},
): Promise<PageObject<Props>> {
  const location = expectRedirect(response, browser)
  return pageOf(await browser.visit(location, { headers: { ...accepts.page, ...headers } }))
}

/** The messages of a JSON refusal, by field. */
export async function errorsOf(response: Response): Promise<Record<string, string[]>> {
  if (response.status !== 422) throw new Error(`Expected 422, not ${response.status}`)
  return (await response.json<{ errors: Record<string, string[]> }>()).errors
}

/** The id of what a JSON request made. */
export async function createdId(response: Response): Promise<string> {
  if (response.status !== 201) throw new Error(`Expected 201: ${await response.text()}`)
  return (await response.json<{ id: string }>()).id
}
