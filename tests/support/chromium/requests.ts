import { expect, type Page } from '@playwright/test'
import { jsonHeaders } from './accounts.ts'

/** Sends something as a script of the page would, and expects that it was taken. */
export async function post(page: Page, path: string, data: object) {
  const headers = await jsonHeaders(page)
  const response = await page.request.post(path, { headers, data })
  expect(response.ok(), `POST ${path}: ${response.status()}`).toBe(true)
  return response
}

/** Returns the props of a page, which nobody has to wait for a browser to draw. */
export async function propsOf(page: Page, path: string) {
  const visit = { 'X-Inertia': 'true' }
  const outdated = await page.request.get(path, { headers: visit })
  const version = outdated.headers()['x-inertia-version'] ?? ''
  const reply = await page.request.get(path, {
    headers: { ...visit, 'X-Inertia-Version': version },
  })
  return (await reply.json()).props
}
