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

/** Creates somebody with a role and a session in which they have just given their password. */
export async function signInAtDesk(
  role: Role,
  options: Record<string, unknown> = {},
): Promise<{ account: Account; browser: Browser }> {
  const account = await createUser({ role })
  return { account, browser: await signedInAs(account, { confirmed: true, ...options }) }
}

/** Removes all owners, so that a test knows the ones it adds. */
export async function withoutOwners(): Promise<void> {
  await db.update(users).set({ role: null }).where(eq(users.role, 'owner'))
}

export const invitePath = routes.deskPeople.href()
export const invitationSubject = `You are invited to the desk of ${settings.appName}`

export function sendInvitation(
  browser: Browser,
  fields: Record<string, unknown>,
  as: Sender = 'json',
): Promise<Response> {
  return browser.send(invitePath, fields, { as })
}

/** Returns the path of the link in the newest invitation to an address. */
export async function joinPathOf(email: string): Promise<string> {
  return linkIn(await mailTo(email, invitationSubject)).pathname
}

/** Changes somebody's role, or removes it if none is given. */
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

export async function roleOfRow({ id }: { id: string }): Promise<Role | null> {
  const row = await db.select({ role: users.role }).from(users).where(eq(users.id, id)).get()
  return row?.role ?? null
}

export async function findInvitation(email: string) {
  return (await db.select().from(invitations).where(eq(invitations.email, email)).get()) ?? null
}

/** Returns the logged actions of somebody with their targets, oldest first. */
export async function loggedActions({ id }: { id: string }): Promise<string[]> {
  const rows = await db.select().from(deskLog).where(eq(deskLog.actorId, id))
  return rows.map(({ action, target }) => `${action} ${target}`)
}

/** Returns the props of the people page. */
export const peoplePage = (browser: Browser) =>
  browser.props('desk/people', routes.deskPeople.href())

/** Returns the entries of a page of the log. */
export const logPage = (browser: Browser, query = '') =>
  browser.props('desk/log', routes.deskLog.href() + query)
