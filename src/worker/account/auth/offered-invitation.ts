import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import type { OfferedInvitation } from '#shared/account/pages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { invitations, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { findIntendedPage } from '#worker/http/intended.ts'
import { hashToken } from '#worker/security/tokens.ts'

/** Returns the live invitation of a link, with the name of the owner who invites. */
export async function findInvitation(db: Database, token: string) {
  const isThis = and(
    eq(invitations.tokenHash, await hashToken(token)),
    gt(invitations.expiresAt, new Date()),
  )
  const row = await db
    .select({ invitation: invitations, by: users.name })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isThis)
    .get()
  return row ? { ...row.invitation, by: row.by } : null
}

/** Returns the invitation whose link led a visitor to the log-in; nothing without one. */
export async function offeredInvitation(
  c: Context<AppEnv>,
): Promise<{ invitation?: OfferedInvitation }> {
  const path = (await findIntendedPage(c))?.path ?? ''
  const token = path.split('/').at(-1) ?? ''
  if (path !== routes.joinDesk.href({ token })) return {}
  const invitation = await findInvitation(c.var.db, token)
  if (!invitation) return {}
  const { email, role, by } = invitation
  return { invitation: { email, role, by } }
}
