import { expect } from 'vitest'
import type { Browser, PageObject, Sender } from '#tests/support/browser.ts'
import { expectRedirect } from '#tests/support/replies.ts'

/** The two kinds of request that get a redirect. */
export const bothForms = ['page', 'inertia'] as const satisfies Sender[]

/** Expects a redirect to `path`, and returns the page object there. */
export async function expectSentTo(
  browser: Browser,
  response: Response,
  path: string,
): Promise<PageObject> {
  expect(expectRedirect(response, browser)).toBe(path)
  return browser.page(path)
}

/** Expects a refused form: back at `path` with these errors and no status. */
export async function expectRefused(
  browser: Browser,
  response: Response,
  { path, errors }: { path: string; errors: Record<string, unknown> },
): Promise<void> {
  const { props } = await expectSentTo(browser, response, path)
  expect(props.errors).toEqual(errors)
}

/** Expects status 422 with these errors, the first of them as its message. */
export async function expectInvalid(
  response: Response,
  errors: Record<string, string[]>,
): Promise<void> {
  expect(response.status).toBe(422)
  const body = await response.json<{ message: string; errors: unknown }>()
  expect(body.errors).toEqual(errors)
  const [first = '', ...others] = Object.values(errors).flat()
  expect(body.message.startsWith(first)).toBe(true)
  if (others.length === 0) expect(body.message).toBe(first)
}

export async function expectJson(
  response: Response,
  status: number,
  content: unknown,
): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, content])
}

/** Returns the user that a browser is signed in as, according to the page props; null for none. */
export async function userOf(browser: Browser) {
  return (await browser.page('/')).props.auth.user
}

export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await userOf(browser)) !== null
}
