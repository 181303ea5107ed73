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
import { passkeyAdded } from './mails.ts'

interface Addition {
  name: string
  /** Null for what is no credential, or no challenge of ours. */
  credential: NewCredential | null
  challenge: string | null
  /** Whether the browser made it by itself, after a sign-in by password. */
  isAutomatic?: boolean
}

type Added = { outcome: 'added'; id: string } | { outcome: 'refused' | 'full' | 'ended' }

/**
 * Adds a passkey and notifies its owner; `full` when the account has as many as it may, `ended` when
 * the session was ended meanwhile, or may not add one any more. One that the browser made by itself
 * proves nothing of the session: nobody was asked to use it.
 */
export async function addPasskey(
  work: Work,
  actor: SignedIn,
  { name, credential, challenge, isAutomatic = false }: Addition,
): Promise<Added> {
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
    // It is registered already, for this account or another.
    if (isUniqueViolation(error, 'passkeys.credential_id')) return { outcome: 'refused' }
    throw error
  }
}

async function insertPasskey(
  work: Work,
  actor: SignedIn,
  { row, isAutomatic }: { row: PasskeyRow; isAutomatic: boolean },
): Promise<Added> {
  const { db, settings, client } = work
  const { user } = actor
  const count = (await countPasskeys(db, user.id)) + 1
  const about = { to: user.email, address: client.address, name: row.name, count }
  const mail = await outboxRow(work, passkeyAdded(settings, about))
  const allowed = isAutomatic ? mayMakeAutomatically(db, actor) : mayChangeFactors(db, actor)
  const owned = db
    .select({ count: sql`count(*)` })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
  const source = db.select(asSelection(passkeys, row)).from(users)
  const isThere = hasRow(db, passkeys, eq(passkeys.id, row.id))
  const added = and(eq(users.id, user.id), isThere)
  const isBegun = and(isNotNull(users.twoFactorSecret), sql`${owned} = 1`)
  const { inserted, found } = await runBatch(db, {
    inserted: db
      .insert(passkeys)
      .select(source.where(and(allowed, sql`${owned} < ${maxPasskeys}`)))
      .returning({ id: passkeys.id }),
    found: db.select({ id: users.id }).from(users).where(allowed),
    session: isAutomatic ? null : proveSession(work.db, actor, row.id),
    notice: await insertNoticeIf(work, mail, { user, condition: added }),
    // Of a set-up under way whoever has the password knows the key.
    setUp: removeTwoFactorIf(db, user.id, and(added, isNull(users.twoFactorConfirmedAt), isBegun)),
  })
  if (inserted.length === 0) return { outcome: found.length > 0 ? 'full' : 'ended' }
  await audit(work, 'passkey-added', user.id)
  return { outcome: 'added', id: row.id }
}

/** Who makes the first second factor has just used it; a browser that makes it by itself has not. */
function proveSession(db: Database, { session }: SignedIn, passkeyId: string) {
  const isThere = hasRow(db, passkeys, eq(passkeys.id, passkeyId))
  return db
    .update(sessions)
    .set({ secondFactor: passkeyId })
    .where(and(eq(sessions.id, session.id), isThere, isNull(sessions.secondFactor)))
}
