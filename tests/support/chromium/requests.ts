import { expect, type Page } from '@playwright/test'
import type { PageObject, ScreenName } from '#shared/pages.ts'
import { jsonHeaders } from './accounts.ts'

/** Sends something as a script of the page would, and expects that it was taken. */
export async function post(page: Page, path: string, data: object) {
  const headers = await jsonHeaders(page)
  const response = await page.request.post(path, { headers, data })
  expect(response.ok(), `POST ${path}: ${response.status()}`).toBe(true)
  return response
}

/** Returns the props of a screen, which nobody has to wait for a browser to draw. */
export async function propsOf<Name extends ScreenName>(page: Page, path: string, screen: Name) {
  const visit = { 'X-Inertia': 'true' }
  const outdated = await page.request.get(path, { headers: visit })
  const version = outdated.headers()['x-inertia-version'] ?? ''
  const reply = await page.request.get(path, {
    headers: { ...visit, 'X-Inertia-Version': version },
  })
  const { component, props }: PageObject<Name> = await reply.json()
  expect(component, path).toBe(screen)
  return props
}
