import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { audit } from '../http/audit.ts'
import type { UserRow } from '../http/sessions.ts'
import { describeError, log } from '../log.ts'
import {
  hashPassword,
  needsRehash,
  nobodysHash,
  verifyPassword,
} from '../security/password-hash.ts'
import { findUserByEmail, rehashPassword } from './users.ts'

type Attempt =
  | { outcome: 'rejected' }
  | { outcome: 'challenge'; user: UserRow }
  | { outcome: 'accepted'; user: UserRow }

/** Checks an address and password; an unknown address takes the same work as a wrong password. */
export async function authenticate(
  c: Context<AppEnv>,
  { email, password }: { email: string; password: string },
): Promise<Attempt> {
  const user = await findUserByEmail(c.var.db, email)
  const keys = c.var.settings.keyring('password')
  const hash = user?.passwordHash ?? nobodysHash(keys)
  const matches = await verifyPassword(keys, password, hash)
  if (!user || !matches) {
    audit(c, 'sign-in-refused', user?.id ?? null)
    return { outcome: 'rejected' }
  }
  if (needsRehash(keys, hash)) c.executionCtx.waitUntil(rehash(c, user, password))
  return { outcome: user.twoFactorConfirmedAt ? 'challenge' : 'accepted', user }
}

async function rehash(c: Context<AppEnv>, { id, passwordHash }: UserRow, password: string) {
  try {
    const fresh = await hashPassword(c.var.settings.keyring('password'), password)
    await rehashPassword(c.var.db, id, { old: passwordHash, new: fresh })
  } catch (error) {
    log('password-not-rehashed', { error: describeError(error) })
  }
}
