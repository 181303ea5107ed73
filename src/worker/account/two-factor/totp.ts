import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth/bare'
import { twoFactor } from '#shared/account/constants.ts'
import type { Work } from '#worker/app-env.ts'
import { type UserRow, users } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { seal, unseal } from '#worker/security/sealed.ts'

/** A fresh secret of 160 bits as 32 base32 characters (RFC 4226 §4). */
export function createSecret(): string {
  return new Secret({ size: twoFactor.secretBytes }).base32
}

const codeFormat = new RegExp(`^\\d{${twoFactor.digits}}$`)

/** The step (RFC 6238 §4) whose code this is, within the window around now; null when none is. */
function findStep(secret: string, code: string): number | null {
  if (!codeFormat.test(code)) return null
  const delta = totp(secret).validate({ token: code, window: twoFactor.windowSteps })
  return delta === null ? null : Math.floor(Date.now() / 1000 / twoFactor.periodSeconds) + delta
}

/** The address an authenticator reads from the QR code. */
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

/**
 * Whether a code is right and newer than every code that was accepted before; it is accepted by
 * one conditional write, so that no code, and no older one, works twice.
 */
export async function consumeCode(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const secret = await openSecret(settings, user)
  const step = secret && findStep(secret, code)
  if (!step) return false
  const moved = await db
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
  return moved.length === 1
}

interface SealedSecret {
  /** The user it belongs to: a secret copied to another row does not open. */
  userId: string
  secret: string
}

/** Seals a TOTP secret for one user. */
export function sealSecret(settings: Settings, userId: string, secret: string): Promise<string> {
  const [key] = settings.keyring('two-factor')
  return seal(key, { userId, secret } satisfies SealedSecret)
}

/** The TOTP secret of a user, from the start of the set-up on; null without one that opens. */
export async function openSecret(settings: Settings, user: UserRow): Promise<string | null> {
  if (!user.twoFactorSecret) return null
  const opened = await unseal(settings.keyring('two-factor'), user.twoFactorSecret)
  const sealed = opened as SealedSecret | null
  return sealed?.userId === user.id ? sealed.secret : null
}
