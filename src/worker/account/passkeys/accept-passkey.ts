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

/** How a browser has answered: null for what is no credential, or no challenge of ours. */
interface Answer {
  credential: UsedCredential | null
  challenge: string | null
}

/** Signs its owner in by a passkey; `refused` whatever was wrong. */
export async function signInByPasskey(
  work: Work,
  answer: Answer,
  { remember }: { remember: boolean },
): Promise<{ outcome: 'signed-in'; signIn: SignIn } | { outcome: 'refused' }> {
  const used = await acceptPasskey(work, answer)
  if (!used) return { outcome: 'refused' }
  const { user, passkeyId: secondFactor } = used
  const signIn = await createSignIn(work, user, { remember, secondFactor })
  return signIn ? { outcome: 'signed-in', signIn } : { outcome: 'refused' }
}

/**
 * Checks a passkey of the signed-in person, within the guesses that are allowed: by session, so that
 * another one, of a thief, cannot use them up. A signature is not found by guessing.
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

/**
 * Whose passkey was used, when its answer is right in everything; of `ownerId` alone where somebody
 * is signed in. One that we do not know costs the same work.
 */
async function acceptPasskey(
  work: Work,
  { credential, challenge }: Answer,
  ownerId?: string,
): Promise<PasskeyUse | null> {
  if (credential && challenge) {
    const found = await findByCredential(work.db, credential.id)
    const { verifyKeyUse } = await import('./webauthn.ts')
    const key = found?.passkey ?? nobodysKey
    const use = await verifyKeyUse(work.settings, { credential, challenge }, key)
    if (found && use && isOf(found.user, credential, ownerId)) {
      const { user, passkey } = found
      if (await recordUse(work.db, passkey, use)) return { user, passkeyId: passkey.id }
    }
  }
  await audit(work, 'passkey-refused', ownerId ?? null)
  return null
}

async function findByCredential(db: Database, credentialId: string) {
  const found = db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
  return (await found.where(eq(passkeys.credentialId, credentialId)).get()) ?? null
}

/**
 * Whether the authenticator names the account it made the key for: who signs in is known by nothing
 * else, so that it has to be named then.
 */
function isOf({ id }: UserRow, { response }: UsedCredential, ownerId?: string): boolean {
  const handle = response.userHandle
  const named = handle ? handle === userHandle(id) : ownerId !== undefined
  return named && (ownerId === undefined || ownerId === id)
}

/**
 * False when the key is gone meanwhile, or its counter stands as high already, as after another use of
 * it or of a copy. Authenticators that do not count stay at 0.
 */
async function recordUse(
  db: Database,
  { id }: PasskeyRow,
  { counter, backedUp }: KeyUse,
): Promise<boolean> {
  const lastUsedAt = new Date()
  const uncounted = counter === 0 ? eq(passkeys.counter, 0) : undefined
  const moved = or(lt(passkeys.counter, counter), uncounted)
  const [row] = await db
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt })
    .where(and(eq(passkeys.id, id), moved))
    .returning({ id: passkeys.id })
  return row !== undefined
}

/** Stands in for keys that nobody has: the base point of P-256, as an ES256 key (RFC 9053 §7.1). */
const nobodysKey = {
  credentialId: '',
  publicKey:
    'pQECAyYgASFYIGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWIlggT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  counter: 0,
}
