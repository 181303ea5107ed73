import type { Context } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { endAccessIf } from '../auth/end-access.ts'
import { refuseSignedOut } from '../auth/guards.ts'
import { hasPassword, replacePasswordIf } from '../auth/users.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { dropCookie } from '../http/cookies.ts'
import { newSession, takeUpSession } from '../http/new-session.ts'
import { back } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { getSignedIn, insertSessionIf, isStillSignedIn } from '../http/sessions.ts'
import { outboxRow } from '../mail/outbox.ts'
import { insertNoticeIf } from '../mail/uninvited.ts'
import { hashPassword } from '../security/password-hash.ts'
import { passwordChangedNotice } from './mails.ts'

/** Sets a new password: every other session, remembered device and open link of the user ends. */
export async function updatePassword(c: Context<AppEnv>, password: string): Promise<Response> {
  const { db, settings } = c.var
  const asking = getSignedIn(c)
  const { user, session } = asking
  const passwordHash = await hashPassword(settings.keyring('password'), password, clientAddress(c))
  const changed = { id: user.id, passwordHash }
  const opened = await newSession(c, user.id, session)
  const mail = passwordChangedNotice(settings, { to: user.email, address: clientAddress(c) })
  const row = await outboxRow(c, mail)
  const [replaced] = await db.batch([
    replacePasswordIf(db, changed, isStillSignedIn(db, asking)),
    ...(await insertNoticeIf(c.var, row, { user, fits: hasPassword(changed) })),
    ...endAccessIf(db, user.id, hasPassword(changed)),
    insertSessionIf(db, opened.row, hasPassword(changed)),
  ])
  if (replaced.length === 0) return refuseSignedOut(c)
  await audit(c, 'password-changed', user.id)
  dropCookie(c, 'remember')
  await takeUpSession(c, opened, user)
  return requestKind(c) === 'json' ? c.body(null, 204) : back(c, {}, routes.password.href())
}
