import type { Work } from './app-env.ts'
import { log } from './log.ts'
import { sign } from './security/signature.ts'

/** Security events of an account (OWASP ASVS 5.0, 16.3.1). */
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
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'sessions-ended'
  | 'remember-token-reused'
  | 'email-change-undone'
  | 'account-deleted'

/** The means of a log-in: password, password and code, passkey, or a remembered device. */
type SignInWay = 'password' | 'code' | 'passkey' | 'remembered-device'

/**
 * Logs it with the request, the account's opaque id (null when there is no account) and a keyed hash
 * of the client address: events of one client can be found together, but not the address.
 */
export async function audit(
  { requestId, client, settings }: Pick<Work, 'requestId' | 'client' | 'settings'>,
  event: AccountEvent,
  userId: string | null,
  details: { by?: SignInWay } = {},
): Promise<void> {
  const [key] = settings.keyring('address')
  log(event, {
    requestId,
    userId,
    client: (await sign(key, client.address)).slice(0, 16),
    ...details,
  })
}
