import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { log } from '../log.ts'

/** What happens to an account and may have to be traced later (OWASP ASVS 5.0, 16.3.1). */
type AccountEvent =
  | 'registered'
  | 'signed-in'
  | 'signed-out'
  | 'sign-in-refused'
  | 'challenge-refused'
  | 'password-refused'
  | 'guess-limit-reached'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'email-verified'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'recovery-code-used'
  | 'recovery-codes-regenerated'
  | 'sessions-ended'
  | 'account-deleted'

/** Logs it with the request and the account's opaque id, null when nobody's: never an address. */
export function audit(c: Context<AppEnv>, event: AccountEvent, userId: string | null): void {
  log(event, { requestId: c.var.requestId, userId })
}
