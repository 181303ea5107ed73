import { expect, type Page, request, test } from '@playwright/test'
import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import { addSession, visitorHeaders } from '#tests/support/chromium/accounts.ts'
import { post } from './requests.ts'
import { staffPassword, staffPerRole } from './seeded.ts'
import { seededAccounts } from './seeded-accounts.ts'
import { takeFirst } from './take-first.ts'

const numbers = new Map<Role, number>()

/** Signs in whoever of a role the tests of this process are; gives the name. */
export async function signInAsStaff(page: Page, role: Role): Promise<string> {
  const number = numbers.get(role) ?? takeNumber(role)
  numbers.set(role, number)
  return signInAs(page, role, number)
}

/** Signs in somebody of a role whom no other test has; gives the name. */
export function signInAsOwnStaff(page: Page, role: Role): Promise<string> {
  return signInAs(page, role, takeNumber(role))
}

const takeNumber = (role: Role) => takeFirst(staffPerRole, (number) => `${role}-${number}`)

async function signInAs(page: Page, role: Role, number: number): Promise<string> {
  await addSession(page, seededAccounts().staff[role][number] ?? '')
  return `Baraka Mwangi ${number}`
}

/** Gives the password again, which some steps at the desk ask for. */
export async function confirmPassword(page: Page) {
  await post(page, routes.confirmPassword.href(), { password: staffPassword })
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
