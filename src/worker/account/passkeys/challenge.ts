import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv, SignedIn } from '#worker/app-env.ts'
import { isUniqueViolation } from '#worker/db/failures.ts'
import { spentSignIns } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { dropCookie, readCookie, writeCookie } from '#worker/http/cookies.ts'
import { seal, unseal } from '#worker/security/sealed.ts'

/** The purpose of a challenge; an answer for one purpose is not accepted for another. */
type Purpose = 'add' | 'automatic' | 'confirm' | 'sign-in'

interface Challenge {
  challenge: string
  purpose: Purpose
  /** The session that requested it; null if nobody is signed in. */
  sessionId: string | null
}

const seconds = lifetimes.passkeyChallengeSeconds

/** Stores a challenge in this browser's cookie until it is answered. */
export async function startChallenge(
  c: Context<AppEnv>,
  challenge: string,
  purpose: Purpose,
): Promise<void> {
  const pending: Challenge = { challenge, purpose, sessionId: sessionOf(c.var.signedIn) }
  const [key] = c.var.settings.keyring('passkey')
  writeCookie(c, 'passkey', { value: await seal(key, pending, seconds), seconds })
}

/** Returns and uses up this browser's challenge; null if missing, used, or for something else. */
export async function consumeChallenge(
  c: Context<AppEnv>,
  purpose: Purpose,
): Promise<string | null> {
  const sealed = readCookie(c, 'passkey')
  if (!sealed) return null
  dropCookie(c, 'passkey')
  const pending = (await unseal(c.var.settings.keyring('passkey'), sealed)) as Challenge | null
  if (!pending || !(await spendChallenge(c.var.db, pending.challenge))) return null
  const isExpected = pending.purpose === purpose && pending.sessionId === sessionOf(c.var.signedIn)
  return isExpected ? pending.challenge : null
}

/** A session belongs to one user, so its id stands for both. */
function sessionOf(signedIn: SignedIn | null): string | null {
  return signedIn?.session.id ?? null
}

/** Marks a challenge as used; false if it already was, also by a concurrent request. */
async function spendChallenge(db: Database, id: string): Promise<boolean> {
  const expiresAt = new Date(Date.now() + seconds * 1000)
  try {
    await db.insert(spentSignIns).values({ id, expiresAt })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'spent_sign_ins.id')) return false
    throw error
  }
}
