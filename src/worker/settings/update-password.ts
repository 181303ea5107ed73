import type { Context } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { voidResetLink } from '../auth/reset-links.ts'
import { replacePassword } from '../auth/users.ts'
import { outbox, sessions } from '../db/schema.ts'
import { back } from '../http/back.ts'
import { clientAddress } from '../http/client-address.ts'
import { dropCookie } from '../http/cookies.ts'
import { newSession, takeUpSession } from '../http/new-session.ts'
import { requestKind } from '../http/request-kind.ts'
import { deleteRememberTokensOf, deleteSessionsOf } from '../http/sessions.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { outboxRow } from '../mail/outbox.ts'
import { hashPassword } from '../security/password-hash.ts'
import { passwordChangedNotice } from './mails.ts'

/** Sets a new password: every other session, remembered device and open link of the user ends. */
export async function updatePassword(c: Context<AppEnv>, password: string): Promise<Response> {
  const { db, settings } = c.var
  const { user, session } = getSignedIn(c)
  const passwordHash = await hashPassword(settings.keyring('password'), password)
  const opened = await newSession(c, user.id, session.passwordConfirmedAt)
  const mail = passwordChangedNotice(settings, { to: user.email, address: clientAddress(c) })
  await db.batch([
    replacePassword(db, { id: user.id, passwordHash }),
    deleteSessionsOf(db, user.id),
    deleteRememberTokensOf(db, user.id),
    voidResetLink(db, user.id),
    db.insert(sessions).values(opened.row),
    db.insert(outbox).values(await outboxRow(c, mail)),
  ])
  dropCookie(c, 'remember')
  await takeUpSession(c, opened, user)
  return requestKind(c) === 'json' ? c.body(null, 204) : back(c, {}, routes.password.href())
}
