import { and, eq } from 'drizzle-orm'
import { countPasskeys, removePasskeysIf } from '#worker/account/auth/passkeys.ts'
import { forgetRemovedFactors, mayChangeFactors } from '#worker/account/auth/second-factor.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { passkeys, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isStillSignedIn } from '#worker/http/sessions.ts'
import { insertNoticeIf } from '#worker/mail/allowance.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { passkeyRemovedMail } from './mails.ts'

async function findOwnPasskey(db: Database, { user }: SignedIn, id: string) {
  return (await db.select().from(passkeys).where(isOwn(user.id, id)).get()) ?? null
}

function isOwn(userId: string, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId))
}

/** Renames a passkey; `ended` if the session was ended in the meantime. */
export async function renamePasskey(
  { db }: Work,
  actor: SignedIn,
  { id, name }: { id: string; name: string },
): Promise<{ outcome: 'renamed' | 'notFound' | 'ended' }> {
  if (!(await findOwnPasskey(db, actor, id))) return { outcome: 'notFound' }
  const condition = and(isOwn(actor.user.id, id), hasRow(db, users, isStillSignedIn(db, actor)))
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(condition)
    .returning({ id: passkeys.id })
  return { outcome: renamed.length > 0 ? 'renamed' : 'ended' }
}

/** Removes a passkey and notifies its owner; `ended` if the session may no longer do so. */
export async function deletePasskey(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'removed' | 'notFound' | 'ended' }> {
  const { db, settings, client } = work
  const { user } = actor
  const passkey = await findOwnPasskey(db, actor, id)
  if (!passkey) return { outcome: 'notFound' }
  const count = Math.max(0, (await countPasskeys(db, user.id)) - 1)
  const about = { to: user, address: client.address, name: passkey.name, count }
  const mail = await outboxRow(work, passkeyRemovedMail(settings, about))
  const isThisKey = isOwn(user.id, id)
  const condition = and(mayChangeFactors(db, actor), hasRow(db, passkeys, isThisKey))
  const { allowed } = await runBatch(db, {
    allowed: db.select({ id: users.id }).from(users).where(condition),
    // Before the removal, which makes its condition false.
    notice: await insertNoticeIf(work, mail, { user, condition }),
    removed: removePasskeysIf(db, user.id, { condition, only: isThisKey }),
    forgotten: forgetRemovedFactors(db, user.id),
  })
  if (allowed.length === 0) return { outcome: 'ended' }
  await audit(work, 'passkey-removed', user.id)
  return { outcome: 'removed' }
}
