import { isBreachedPassword } from '#worker/account/auth/breached-password.ts'
import { countPasskeys, passkeysKept } from '#worker/account/auth/passkeys.ts'
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

type Changed =
  | { outcome: 'changed'; session: NewSession }
  | { outcome: 'ended' }
  | { outcome: 'breached' }

/**
 * Sets a new password: every session, remembered device and open link of the user ends, and a new
 * session takes the place of the one that asks. `ended` when that one was ended meanwhile, `breached`
 * when the password is known from a breach.
 */
export async function changePassword(
  work: Work,
  actor: SignedIn,
  password: string,
): Promise<Changed> {
  const { db, settings, client } = work
  const { user } = actor
  if (await isBreachedPassword(work, password)) return { outcome: 'breached' }
  const passwordHash = await hashPassword(
    settings.keyring('password'),
    password,
    knownRequester(user.id, null),
  )
  const changed = { id: user.id, passwordHash }
  const session = await createSession(work, user.id, actor.session)
  const kept = passkeysKept(await countPasskeys(db, user.id))
  const mail = notice(settings, {
    to: user.email,
    subject: 'Your password was changed',
    text: `The password of your account was changed. All other devices are signed out.${kept}`,
    address: client.address,
  })
  const row = await outboxRow(work, mail)
  const { replaced } = await runBatch(db, {
    replaced: replacePasswordIf(db, changed, isStillSignedIn(db, actor)),
    notice: await insertNoticeIf(work, row, { user, condition: hasPassword(changed) }),
    access: endAccessIf(db, user.id, hasPassword(changed)),
    session: insertSessionIf(db, session.row, hasPassword(changed)),
  })
  if (replaced.length === 0) return { outcome: 'ended' }
  await audit(work, 'password-changed', user.id)
  return { outcome: 'changed', session }
}
