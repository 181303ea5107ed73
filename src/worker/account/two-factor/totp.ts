import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth/bare'
import { twoFactor } from '#shared/account/constants.ts'
import type { Work } from '#worker/app-env.ts'
import { type UserRow, users } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { seal, unseal } from '#worker/security/sealed.ts'

/** Returns a new secret of 160 bits as 32 base32 characters (RFC 4226 §4). */
export function createSecret(): string {
  return new Secret({ size: twoFactor.secretBytes }).base32
}

const codeFormat = new RegExp(`^\\d{${twoFactor.digits}}$`)

/** Returns the time step (RFC 6238 §4) of a code in the accepted window; null if none matches. */
function findStep(secret: string, code: string): number | null {
  if (!codeFormat.test(code)) return null
  const delta = totp(secret).validate({ token: code, window: twoFactor.windowSteps })
  return delta === null ? null : Math.floor(Date.now() / 1000 / twoFactor.periodSeconds) + delta
}

export function otpauthUrl(secret: string, names: { appName: string; email: string }): string {
  const app = encodeURIComponent(names.appName)
  const label = `${app}:${encodeURIComponent(names.email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${app}&algorithm=SHA1&digits=${twoFactor.digits}&period=${twoFactor.periodSeconds}`
}

function totp(secret: string): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: twoFactor.digits,
    period: twoFactor.periodSeconds,
    hmac: (_algorithm, key, message) => hmac(sha1, key, message),
  })
}

/** Accepts a code by one conditional write, so that neither it nor an older one works again. */
export async function consumeCode(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const secret = await openSecret(settings, user)
  const step = secret && findStep(secret, code)
  if (!step) return false
  const updated = await db
    .update(users)
    .set({ twoFactorStep: step })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.twoFactorSecret, user.twoFactorSecret ?? ''),
        lt(users.twoFactorStep, step),
      ),
    )
    .returning({ id: users.id })
  return updated.length === 1
}

interface SealedSecret {
  /** The owner's id: a secret copied to another user's row does not open. */
  userId: string
  secret: string
}

export function sealSecret(settings: Settings, userId: string, secret: string): Promise<string> {
  const [key] = settings.keyring('two-factor')
  return seal(key, { userId, secret } satisfies SealedSecret)
}

/** Returns the TOTP secret of a user, also during set-up; null if no key opens it. */
export async function openSecret(settings: Settings, user: UserRow): Promise<string | null> {
  if (!user.twoFactorSecret) return null
  const opened = await unseal(settings.keyring('two-factor'), user.twoFactorSecret)
  const sealed = opened as SealedSecret | null
  return sealed?.userId === user.id ? sealed.secret : null
}
