import type { Context } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { evaluateGuess, type Guess, type Guessed } from '../http/guess-guard.ts'
import { floodWait } from '../http/rate-limiters.ts'
import { getSignedIn } from '../http/sessions.ts'
import { verifyPassword } from '../security/password-hash.ts'

/**
 * Checks the signed-in person's password, within the guesses that are allowed for this purpose and
 * the requests that are allowed from one place: many accounts there must not keep others waiting.
 */
export async function checkOwnPassword(
  c: Context<AppEnv>,
  kind: Guess['kind'],
  password: string,
): Promise<Guessed<true>> {
  const { id: account, passwordHash } = getSignedIn(c).user
  const seconds = await floodWait(c, 'own-password', floodLimits.login)
  if (seconds > 0) return { outcome: 'refused', seconds }
  const keys = c.var.settings.keyring('password')
  return evaluateGuess(c, { kind, account }, async () => {
    if (await verifyPassword(keys, { password, encoded: passwordHash, client: clientAddress(c) }))
      return true
    await audit(c, 'password-refused', account)
    return null
  })
}
