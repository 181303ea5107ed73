import { and, eq, lt, or } from 'drizzle-orm'
import type { UsedCredential } from '#shared/account/passkeys/schema.ts'
import { createSignIn, type SignIn } from '#worker/account/auth/sign-in.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { type PasskeyRow, passkeys, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { evaluateGuess, type Guessed } from '#worker/http/guess-guard.ts'
import { userHandle } from './find-passkeys.ts'
import type { KeyUse } from './webauthn.ts'

/** A browser's answer; null if it sent no valid credential or has no challenge from us. */
interface Answer {
  credential: UsedCredential | null
  challenge: string | null
}

/** Signs the owner of a passkey in; `refused` for every kind of failure. */
export async function signInByPasskey(
  work: Work,
  answer: Answer,
  { remember }: { remember: boolean },
): Promise<{ outcome: 'signed-in'; signIn: SignIn } | { outcome: 'refused' }> {
  const use = await acceptPasskey(work, answer)
  if (!use) return { outcome: 'refused' }
  const { user, passkeyId: secondFactor } = use
  const signIn = await createSignIn(work, user, { remember, secondFactor })
  return signIn ? { outcome: 'signed-in', signIn } : { outcome: 'refused' }
}

/**
 * Checks a passkey of the signed-in person. Guesses are counted by session, so that a thief's
 * session cannot use up the owner's; nobody guesses a signature.
 */
export function checkOwnPasskey(
  work: Work,
  { user: { id }, session }: SignedIn,
  answer: Answer,
): Promise<Guessed<PasskeyUse>> {
  const guess = { kind: `confirm-passkey:${session.id}`, account: id, userId: id }
  return evaluateGuess(work, guess, () => acceptPasskey(work, answer, id))
}

interface PasskeyUse {
  user: UserRow
  passkeyId: string
}

/** Returns the passkey and its owner if the answer is valid; unknown keys cost the same work. */
async function acceptPasskey(
  work: Work,
  { credential, challenge }: Answer,
  ownerId?: string,
): Promise<PasskeyUse | null> {
  if (credential && challenge) {
    const match = await findByCredential(work.db, credential.id)
    const { verifyKeyUse } = await import('./webauthn.ts')
    const key = match?.passkey ?? dummyKey
    const use = await verifyKeyUse(work.settings, { credential, challenge }, key)
    if (match && use && isOwnedBy(match.user, credential, ownerId)) {
      const { user, passkey } = match
      if (await recordUse(work.db, passkey, use)) return { user, passkeyId: passkey.id }
    }
  }
  await audit(work, 'passkey-refused', ownerId ?? null)
  return null
}

async function findByCredential(db: Database, credentialId: string) {
  const match = db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
  return (await match.where(eq(passkeys.credentialId, credentialId)).get()) ?? null
}

/**
 * True if the authenticator names the owner's account. It may omit the name only if `ownerId` is
 * given: a sign-in has no other indication of the account.
 */
function isOwnedBy({ id }: UserRow, { response }: UsedCredential, ownerId?: string): boolean {
  const handle = response.userHandle
  const isNamed = handle ? handle === userHandle(id) : ownerId !== undefined
  return isNamed && (ownerId === undefined || ownerId === id)
}

/**
 * Stores the counter; false if the key was removed or its counter was already reached, as after
 * another use or by a copy of the key. Authenticators without a counter send 0.
 */
async function recordUse(
  db: Database,
  { id }: PasskeyRow,
  { counter, backedUp }: KeyUse,
): Promise<boolean> {
  const lastUsedAt = new Date()
  const uncounted = counter === 0 ? eq(passkeys.counter, 0) : undefined
  const isAdvanced = or(lt(passkeys.counter, counter), uncounted)
  const [row] = await db
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt })
    .where(and(eq(passkeys.id, id), isAdvanced))
    .returning({ id: passkeys.id })
  return row !== undefined
}

/** A key that nobody has, for timing: the base point of P-256, as an ES256 key (RFC 9053 §7.1). */
const dummyKey = {
  credentialId: '',
  publicKey:
    'pQECAyYgASFYIGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWIlggT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  counter: 0,
}
