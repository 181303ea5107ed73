import { env } from 'cloudflare:workers'
import type { HostHours } from '#shared/desk/bookings/props.ts'
import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import { signInAtDesk } from './people.ts'

/** The same hours on each day from Monday to Friday. */
export function weekdayHours(opens: string, closes: string): HostHours[] {
  return [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }))
}

const officeHours = {
  zone: 'Africa/Nairobi',
  hours: weekdayHours('08:00', '18:00'),
  meetingLink: '',
}

/** Saves somebody's hours by JSON. */
export function saveHours(browser: Browser, id: string, fields: Record<string, unknown> = {}) {
  const path = routes.deskHost.href({ id })
  return browser.send(path, { ...officeHours, ...fields }, { as: 'json', method: 'PUT' })
}

/** Signs in a member of staff who holds consultations. */
export async function createHost(fields: Record<string, unknown> = {}, role: Role = 'advisor') {
  const { account, browser } = await signInAtDesk(role)
  const response = await saveHours(browser, account.id, fields)
  if (response.status !== 204) throw new Error(`Expected hours: ${await response.text()}`)
  return { id: account.id, account, browser }
}

/** Deletes all hosts, so that a test knows the ones it adds. */
export async function withoutHosts(): Promise<void> {
  await env.DB.prepare('DELETE FROM hosts').run()
}
