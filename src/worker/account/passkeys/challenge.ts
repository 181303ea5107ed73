import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv, SignedIn } from '#worker/app-env.ts'
import { isUniqueViolation } from '#worker/db/failures.ts'
import { spentSignIns } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { dropCookie, readCookie, writeCookie } from '#worker/http/cookies.ts'
import { seal, unseal } from '#worker/security/sealed.ts'

/** What a passkey is asked for: an answer to one question is none to another. */
type Purpose = 'add' | 'automatic' | 'confirm' | 'sign-in'

interface Challenge {
  challenge: string
  purpose: Purpose
  /** The session that asked; null where nobody is signed in. */
  sessionId: string | null
}

const seconds = lifetimes.passkeyChallengeSeconds

/** Keeps a challenge in this browser alone, until it is answered. */
export async function startChallenge(
  c: Context<AppEnv>,
  challenge: string,
  purpose: Purpose,
): Promise<void> {
  const asked: Challenge = { challenge, purpose, sessionId: sessionOf(c.var.signedIn) }
  const [key] = c.var.settings.keyring('passkey')
  writeCookie(c, 'passkey', { value: await seal(key, asked, seconds), seconds })
}

/**
 * The challenge that this browser has to answer, once: whatever comes of the answer, there is no
 * second one. Null when there is none, or it was asked for something else, of another session, or
 * answered before.
 */
export async function takeChallenge(c: Context<AppEnv>, purpose: Purpose): Promise<string | null> {
  const sealed = readCookie(c, 'passkey')
  if (!sealed) return null
  dropCookie(c, 'passkey')
  const asked = (await unseal(c.var.settings.keyring('passkey'), sealed)) as Challenge | null
  if (!asked || !(await spend(c.var.db, asked.challenge))) return null
  const condition = asked.purpose === purpose && asked.sessionId === sessionOf(c.var.signedIn)
  return condition ? asked.challenge : null
}

/** A session is of one user: its id stands for both. */
function sessionOf(signedIn: SignedIn | null): string | null {
  return signedIn?.session.id ?? null
}

/** False when it was answered before, also by a request that is not over yet. */
async function spend(db: Database, id: string): Promise<boolean> {
  const expiresAt = new Date(Date.now() + seconds * 1000)
  try {
    await db.insert(spentSignIns).values({ id, expiresAt })
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'spent_sign_ins.id')) return false
    throw error
  }
}
