import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client-address.ts'
import { evaluateGuess, type Guess, type Guessed } from '../http/guess-guard.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { verifyPassword } from '../security/password-hash.ts'

/** Checks the signed-in person's password, within the guesses that are allowed for this purpose. */
export function checkOwnPassword(
  c: Context<AppEnv>,
  kind: Guess['kind'],
  password: string,
): Promise<Guessed<true>> {
  const { id: account, passwordHash } = getSignedIn(c).user
  const keys = c.var.settings.keyring('password')
  return evaluateGuess(c, { kind, account }, async () => {
    if (await verifyPassword(keys, { password, encoded: passwordHash, client: clientAddress(c) }))
      return true
    await audit(c, 'password-refused', account)
    return null
  })
}
