import { Secret, TOTP } from 'otpauth'
import { twoFactor } from '#shared/constants.ts'

/** A fresh secret of 160 bits as 32 base32 characters (RFC 4226 §4). */
export function createSecret(): string {
  return new Secret({ size: twoFactor.secretBytes }).base32
}

/** The step (RFC 6238 §4) whose code this is, within the window around now; null when none is. */
export function findStep(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
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
  })
}
