import { type Cookie, expect, type Page, request, test } from '@playwright/test'
import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import { codeFor, jsonHeaders, visitorHeaders } from '#tests/support/chromium/accounts.ts'
import { staffEmail, staffPassword, staffPerRole, staffSecret } from './seeded.ts'
import { takeFirst } from './take-first.ts'

const sessions = new Map<Role, { name: string; cookies: Cookie[] }>()

/** Goes on with the session in which the tests of this process are somebody of a role; gives the name. */
export async function signInAsStaff(page: Page, role: Role): Promise<string> {
  const known = sessions.get(role)
  if (known) await page.context().addCookies(known.cookies)
  const name = known?.name ?? (await signInAsOwnStaff(page, role))
  if (!known) sessions.set(role, { name, cookies: await page.context().cookies() })
  return name
}

/** Signs in somebody of a role whom no other test has; gives the name. */
export async function signInAsOwnStaff(page: Page, role: Role): Promise<string> {
  const number = takeFirst(staffPerRole, (number) => `${role}-${number}`)
  const credentials = { email: staffEmail(role, number), password: staffPassword }
  await post(page, routes.login.href(), credentials)
  await post(page, routes.twoFactorChallenge.href(), { code: codeFor(staffSecret) })
  return `Baraka Mwangi ${number}`
}

/** Gives the password again, which some steps at the desk ask for. */
export async function confirmPassword(page: Page) {
  await post(page, routes.confirmPassword.href(), { password: staffPassword })
}

/** Sends something as a script of the page would, and expects that it was taken. */
export async function post(page: Page, path: string, data: object) {
  const headers = await jsonHeaders(page)
  const response = await page.request.post(path, { headers, data })
  expect(response.ok(), `POST ${path}: ${response.status()}`).toBe(true)
  return response
}

/** What somebody writes by the contact form. */
interface Message {
  firstName?: string
  lastName?: string
  message?: string
  market?: string
}

/**
 * Opens threads by the contact form, as a visitor and each from an address of its own: what the
 * accounts of staff send in a minute has a limit, and several tests share each of them.
 */
export async function writeToFirm(messages: readonly Message[]) {
  const { baseURL } = test.info().project.use
  const visitor = await request.newContext({ ...(baseURL && { baseURL }) })
  const headers = await visitorHeaders(visitor)
  for (const message of messages) {
    const address = `2001:db8:${crypto.randomUUID().slice(9, 18).replace('-', ':')}::1`
    const data = {
      firstName: 'Wanjiru',
      lastName: 'Kamau',
      email: `wanjiru-${crypto.randomUUID().slice(0, 8)}@example.com`,
      company: 'Savanna Play',
      service: 'Custom Research',
      message: 'Which licence does a sportsbook need in Kenya?',
      ...message,
    }
    const options = { headers: { ...headers, 'CF-Connecting-IP': address }, data }
    const response = await visitor.post(routes.sendContactForm.href(), options)
    expect(response.ok(), await response.text()).toBe(true)
  }
  await visitor.dispose()
}
