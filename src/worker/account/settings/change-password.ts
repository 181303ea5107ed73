import { isBreachedPassword } from '#worker/account/auth/breached-password.ts'
import { remainingPasskeys } from '#worker/account/auth/mail-words.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import { endAccessIf, hasPassword, replacePasswordIf } from '#worker/account/auth/users.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { createSession, type NewSession } from '#worker/http/new-session.ts'
import { insertSessionIf, isStillSignedIn } from '#worker/http/sessions.ts'
import { insertNoticeIf } from '#worker/mail/allowance.ts'
import { notice } from '#worker/mail/notice.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { knownRequester } from '#worker/security/password-queue.ts'
import * as words from './mail-words.ts'

type ChangeResult =
  | { outcome: 'changed'; session: NewSession }
  | { outcome: 'ended' }
  | { outcome: 'breached' }

/** Sets a new password, ends all sessions and links, and opens a new session for the actor. */
export async function changePassword(
  work: Work,
  actor: SignedIn,
  password: string,
): Promise<ChangeResult> {
  const { db, settings, client } = work
  const { user } = actor
  if (await isBreachedPassword(work, password)) return { outcome: 'breached' }
  const passwordHash = await hashPassword(
    settings.keyring('password'),
    password,
    knownRequester(user.id, null),
  )
  const newPassword = { id: user.id, passwordHash }
  const session = await createSession(work, user.id, actor.session)
  const passkeys = await countPasskeys(db, user.id)
  const mail = notice(settings, { to: user, address: client.address }, () => ({
    subject: words.passwordChanged,
    text: words.passwordChangedText + remainingPasskeys(passkeys),
  }))
  const row = await outboxRow(work, mail)
  const { replaced } = await runBatch(db, {
    replaced: replacePasswordIf(db, newPassword, isStillSignedIn(db, actor)),
    notice: await insertNoticeIf(work, row, { user, condition: hasPassword(newPassword) }),
    access: endAccessIf(db, user.id, hasPassword(newPassword)),
    session: insertSessionIf(db, session.row, hasPassword(newPassword)),
  })
  if (replaced.length === 0) return { outcome: 'ended' }
  await audit(work, 'password-changed', user.id)
  return { outcome: 'changed', session }
}
