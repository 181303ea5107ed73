import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { audit } from '../http/audit.ts'
import { clearGuesses, countGuess, type Guess } from '../http/guess-guard.ts'
import { getSignedIn } from '../http/signed-in.ts'
import { verifyPassword } from '../security/password-hash.ts'

type Check = { outcome: 'right' } | { outcome: 'wrong' } | { outcome: 'refused'; seconds: number }

/** Checks the signed-in person's password, within the guesses that are allowed for this purpose. */
export async function checkOwnPassword(
  c: Context<AppEnv>,
  kind: Guess['kind'],
  password: string,
): Promise<Check> {
  const { user } = getSignedIn(c)
  const guess = { kind, account: user.id }
  const seconds = await countGuess(c, guess)
  if (seconds > 0) return { outcome: 'refused', seconds }
  const keys = c.var.settings.keyring('password')
  if (!(await verifyPassword(keys, password, user.passwordHash))) {
    audit(c, 'password-refused', user.id)
    return { outcome: 'wrong' }
  }
  await clearGuesses(c, guess)
  return { outcome: 'right' }
}
