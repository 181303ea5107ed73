import { minute, perMinute } from '#shared/constants.ts'

/** The limits of a query for breached passwords: time to wait, and size of the reply. */
export const breachedPasswords = { timeoutMs: 1000, maxBytes: 512 * 1024 }

/** The number of failed logins allowed, per email and client address and per client address. */
export const loginThrottles = {
  pair: perMinute(5),
  address: perMinute(20),
}

/** The seconds between two mails of the same kind to an account. */
export const mailCooldownSeconds = minute

/** The number of passkeys that an account may have. */
export const maxPasskeys = 10

/** The time at which weekly digests are due on Mondays, in minutes since midnight at the office. */
export const digestMinutes = 8 * 60

/** The parameters of time-based codes (RFC 6238), and the number of recovery codes. */
export const twoFactor = {
  digits: 6,
  periodSeconds: 30,
  secretBytes: 20,
  windowSteps: 1,
  recoveryCodes: 8,
} as const
