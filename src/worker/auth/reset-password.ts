import { and, isNull, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { type UserRow, users } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { leaveFlash } from '../http/flash.ts'
import { redirect } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { notice } from '../mail/notice.ts'
import { outboxRow } from '../mail/outbox.ts'
import { insertNoticeIf } from '../mail/uninvited.ts'
import { hashPassword } from '../security/password-hash.ts'
import { removeTwoFactorIf } from '../two-factor/disable.ts'
import { endAccessIf } from './end-access.ts'
import { refuseReset } from './refuse-reset.ts'
import { findResetUser, hasResetLink, type ResetLink } from './reset-links.ts'
import { hasPassword, replacePasswordIf } from './users.ts'

/** Sets a new password by a reset link, once, or says that the link is no good. */
export async function resetPassword(
  c: Context<AppEnv>,
  { password, ...link }: ResetLink & { password: string },
): Promise<Response> {
  const user = await findResetUser(c.var.db, link)
  if (!user || !(await consumeResetLink(c, { user, token: link.token, password }))) {
    return refuseReset(c, { email: [messages.reset.invalidToken] })
  }
  await audit(c, 'password-reset', user.id)
  const status = messages.reset.done
  if (requestKind(c) === 'json') return c.json({ message: status })
  await leaveFlash(c, { status })
  return redirect(c, routes.login.href())
}

interface Reset {
  user: UserRow
  token: string
  password: string
}

/**
 * New password, end of every session, notice and end of the link: in one batch, or none of it. The
 * second factor of an address that nobody ever verified goes too: it may be that of whoever
 * registered a stranger's address. It stays where a borrowed session may have set the address of an
 * account whose owner had verified another one.
 */
async function consumeResetLink(
  c: Context<AppEnv>,
  { user, token, password }: Reset,
): Promise<boolean> {
  const { db, settings } = c.var
  const passwordHash = await hashPassword(settings.keyring('password'), password, clientAddress(c))
  const changed = { id: user.id, passwordHash }
  const mail = notice(settings, {
    to: user.email,
    subject: 'Your password was changed',
    text: 'The password of your account was reset by a link we had emailed you. All devices are signed out.',
    address: clientAddress(c),
  })
  const row = await outboxRow(c, mail)
  const unowned = and(
    hasPassword(changed),
    isNull(users.emailVerifiedAt),
    or(isNull(users.resetHeldUntil), isNull(users.firstVerifiedAt)),
  )
  const [replaced] = await db.batch([
    replacePasswordIf(db, changed, await hasResetLink(db, user.id, token)),
    ...(await insertNoticeIf(c.var, row, { user, fits: hasPassword(changed) })),
    ...endAccessIf(db, user.id, hasPassword(changed)),
    ...removeTwoFactorIf(db, user.id, unowned),
  ])
  return replaced.length > 0
}
