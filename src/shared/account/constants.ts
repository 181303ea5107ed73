import { minute, perMinute } from '#shared/constants.ts'

/** Limits of the query for breached passwords: time to wait, and size of the reply. */
export const breachedPasswords = { timeoutMs: 1000, maxBytes: 512 * 1024 }

/** Failed sign-ins allowed: per e-mail and client address, and per client address. */
export const loginThrottles = {
  pair: perMinute(5),
  address: perMinute(20),
}

/** One mail of a kind per account in so many seconds. */
export const mailCooldownSeconds = minute

/** Passkeys an account may have. */
export const maxPasskeys = 10

/** When the digests of a week are due on a Monday, in minutes since midnight at the office. */
export const digestMinutes = 8 * 60

/** Time-based codes (RFC 6238) and the codes that replace them. */
export const twoFactor = {
  digits: 6,
  periodSeconds: 30,
  secretBytes: 20,
  windowSteps: 1,
  recoveryCodes: 8,
} as const
