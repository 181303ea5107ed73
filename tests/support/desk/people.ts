import { eq } from 'drizzle-orm'
import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import {
  type Account,
  createUser,
  db,
  settings,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { linkIn, mailTo } from '#tests/support/mail/mailbox.ts'
import { deskLog, invitations, users } from '#worker/db/schema.ts'

/** Somebody of a role, and the browser in which they gave their password a moment ago. */
export async function atDesk(
  role: Role,
  options: Record<string, unknown> = {},
): Promise<{ account: Account; browser: Browser }> {
  const account = await createUser({ role })
  return { account, browser: await signedInAs(account, { confirmed: true, ...options }) }
}

/** Leaves the desk without owners, so that a test knows all that there are. */
export async function withoutOwners(): Promise<void> {
  await db.update(users).set({ role: null }).where(eq(users.role, 'owner'))
}

export const invitePath = routes.deskPeople.href()
export const invitationSubject = `You are invited to the desk of ${settings.appName}`

/** Sends an invitation. */
export function sendInvitation(
  browser: Browser,
  fields: Record<string, unknown>,
  as: Sender = 'json',
): Promise<Response> {
  return browser.send(invitePath, fields, { as })
}

/** The path of the link in the newest invitation of an address. */
export async function joinPathOf(email: string): Promise<string> {
  return linkIn(await mailTo(email, invitationSubject)).pathname
}

/** Changes or, without one, takes the role of somebody. */
export function setRole(
  browser: Browser,
  { id, role }: { id: string; role?: string },
  as: Sender = 'json',
): Promise<Response> {
  const path = routes.deskPerson.href({ id })
  const method = role === undefined ? 'DELETE' : 'PATCH'
  const fields = role === undefined ? {} : { role }
  return as === 'page'
    ? browser.send(`${path}?_method=${method}`, fields, { as })
    : browser.send(path, fields, { as, method })
}

/** The role that stands in the row of an account. */
export async function roleOfRow({ id }: { id: string }): Promise<Role | null> {
  const row = await db.select({ role: users.role }).from(users).where(eq(users.id, id)).get()
  return row?.role ?? null
}

/** The stored invitation of an address. */
export async function invitationOf(email: string) {
  return (await db.select().from(invitations).where(eq(invitations.email, email)).get()) ?? null
}

/** What somebody did at the desk, as stored: the action and its target, oldest first. */
export async function loggedOf({ id }: { id: string }): Promise<string[]> {
  const rows = await db.select().from(deskLog).where(eq(deskLog.actorId, id))
  return rows.map(({ action, target }) => `${action} ${target}`)
}

/** The props of the people page. */
export const peoplePage = (browser: Browser) =>
  browser.props('desk/people', routes.deskPeople.href())

/** The entries of a page of the log. */
export const logPage = (browser: Browser, query = '') =>
  browser.props('desk/log', routes.deskLog.href() + query)
