import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { maxPasskeys } from '#shared/account/constants.ts'
import type { NewCredential } from '#shared/account/passkeys/schema.ts'
import { mayMakeAutomatically } from '#worker/account/auth/automatic-passkey.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import { mayChangeFactors } from '#worker/account/auth/second-factor.ts'
import { removeTwoFactorIf } from '#worker/account/auth/users.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { runBatch } from '#worker/db/change.ts'
import { asSelection, hasRow } from '#worker/db/conditions.ts'
import { isUniqueViolation } from '#worker/db/failures.ts'
import { type PasskeyRow, passkeys, sessions, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { insertNoticeIf } from '#worker/mail/allowance.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { passkeyAddedMail } from './mails.ts'

interface Addition {
  name: string
  /** Null if the browser sent no valid credential or has no challenge from us. */
  credential: NewCredential | null
  challenge: string | null
  /** True if the browser created it without asking, after a sign-in by password. */
  isAutomatic?: boolean
}

type AddResult = { outcome: 'added'; id: string } | { outcome: 'refused' | 'full' | 'ended' }

/**
 * Adds a passkey and notifies its owner. `full` if the account has the maximum number; `ended` if
 * the session was ended or may no longer add one. An automatic passkey does not count as the
 * session's second factor, because nobody was asked to use it.
 */
export async function addPasskey(
  work: Work,
  actor: SignedIn,
  { name, credential, challenge, isAutomatic = false }: Addition,
): Promise<AddResult> {
  if (!credential || !challenge) return { outcome: 'refused' }
  const { verifyNewKey } = await import('./webauthn.ts')
  const key = await verifyNewKey(work.settings, { credential, challenge }, { isAutomatic })
  if (!key) return { outcome: 'refused' }
  const row: PasskeyRow = {
    ...key,
    id: crypto.randomUUID(),
    userId: actor.user.id,
    name,
    createdAt: new Date(),
    lastUsedAt: null,
  }
  try {
    return await insertPasskey(work, actor, { row, isAutomatic })
  } catch (error) {
    // The passkey is already registered, for this account or another.
    if (isUniqueViolation(error, 'passkeys.credential_id')) return { outcome: 'refused' }
    throw error
  }
}

async function insertPasskey(
  work: Work,
  actor: SignedIn,
  { row, isAutomatic }: { row: PasskeyRow; isAutomatic: boolean },
): Promise<AddResult> {
  const { db, settings, client } = work
  const { user } = actor
  const count = (await countPasskeys(db, user.id)) + 1
  const about = { to: user, address: client.address, name: row.name, count }
  const mail = await outboxRow(work, passkeyAddedMail(settings, about))
  const isAllowed = isAutomatic ? mayMakeAutomatically(db, actor) : mayChangeFactors(db, actor)
  const ownedCount = db
    .select({ count: sql`count(*)` })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
  const source = db.select(asSelection(passkeys, row)).from(users)
  const isInserted = hasRow(db, passkeys, eq(passkeys.id, row.id))
  const isAdded = and(eq(users.id, user.id), isInserted)
  const hasPendingSetUp = and(isNotNull(users.twoFactorSecret), sql`${ownedCount} = 1`)
  const { inserted, allowedRows } = await runBatch(db, {
    inserted: db
      .insert(passkeys)
      .select(source.where(and(isAllowed, sql`${ownedCount} < ${maxPasskeys}`)))
      .returning({ id: passkeys.id }),
    allowedRows: db.select({ id: users.id }).from(users).where(isAllowed),
    session: isAutomatic ? null : proveSession(work.db, actor, row.id),
    notice: await insertNoticeIf(work, mail, { user, condition: isAdded }),
    // Anybody who has the password could have read the secret of an unfinished set-up.
    setUp: removeTwoFactorIf(
      db,
      user.id,
      and(isAdded, isNull(users.twoFactorConfirmedAt), hasPendingSetUp),
    ),
  })
  if (inserted.length === 0) return { outcome: allowedRows.length > 0 ? 'full' : 'ended' }
  await audit(work, 'passkey-added', user.id)
  return { outcome: 'added', id: row.id }
}

/** Records the new passkey as the session's second factor, unless it already has one. */
function proveSession(db: Database, { session }: SignedIn, passkeyId: string) {
  const hasPasskey = hasRow(db, passkeys, eq(passkeys.id, passkeyId))
  return db
    .update(sessions)
    .set({ secondFactor: passkeyId })
    .where(and(eq(sessions.id, session.id), hasPasskey, isNull(sessions.secondFactor)))
}
