import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { audit } from '../http/audit.ts'
import { refuse } from '../http/errors.ts'
import { consumeIntended } from '../http/intended.ts'
import { redirect } from '../http/reply.ts'
import { isLookingAhead, requestKind } from '../http/request.ts'
import { getSignedIn } from '../http/sessions.ts'
import { verifyEmail } from './users.ts'
import { isLinkOf, isVerificationLink } from './verification-link.ts'

/** Verifies the address by a link that is ours, alive, and for this account's present address. */
export async function openVerificationLink(
  c: Context<AppEnv>,
  link: { id: string; hash: string },
): Promise<Response> {
  const { user } = getSignedIn(c)
  const { invalidSignature, unauthorized } = messages.guards
  if (!(await isVerificationLink(c.var.settings, new URL(c.req.url)))) {
    return refuseLink(c, invalidSignature)
  }
  if (!(await isLinkOf(c.var.settings, user, link))) return refuseLink(c, unauthorized)
  if (!isLookingAhead(c)) {
    await verifyEmail(c.var.db, user)
    await audit(c, 'email-verified', user.id)
  }
  if (requestKind(c) === 'json') return c.body(null, 204)
  const intended = await consumeIntended(c)
  return redirect(c, intended ?? `${routes.dashboard.href()}?verified=1`)
}

function refuseLink(c: Context<AppEnv>, message: string): Promise<Response> {
  return refuse(c, {
    status: 403,
    message,
    explanation: messages.guards.invalidLink,
    action: { label: 'Get a new link', href: routes.verifyNotice.href() },
  })
}
