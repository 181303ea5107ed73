import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { log } from '../log.ts'
import { sign } from '../security/signature.ts'
import { clientAddress } from './client.ts'

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
  | 'remember-token-reused'
  | 'email-change-undone'
  | 'account-deleted'

/**
 * Logs it with the request, the account's opaque id, null when nobody's, and a keyed hash of the
 * client address: events of one client can be found together, and nobody learns who it is.
 */
export async function audit(
  c: Context<AppEnv>,
  event: AccountEvent,
  userId: string | null,
): Promise<void> {
  const [key] = c.var.settings.keyring('address')
  const client = (await sign(key, clientAddress(c))).slice(0, 16)
  log(event, { requestId: c.var.requestId, userId, client })
}
