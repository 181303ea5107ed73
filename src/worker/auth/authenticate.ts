import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { UserRow } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { clientAddress } from '../http/client.ts'
import { describeError, log } from '../log.ts'
import {
  hashPassword,
  needsRehash,
  nobodysHash,
  verifyPassword,
} from '../security/password-hash.ts'
import { rehashPassword } from './users.ts'

/** The user whose password it is, else null; nobody's takes the same work as a wrong one. */
export async function authenticate(
  c: Context<AppEnv>,
  user: UserRow | null,
  password: string,
): Promise<UserRow | null> {
  const keys = c.var.settings.keyring('password')
  const hash = user?.passwordHash ?? nobodysHash(keys)
  const client = clientAddress(c)
  const matches = await verifyPassword(keys, { password, encoded: hash, client })
  if (!user || !matches) {
    await audit(c, 'sign-in-refused', user?.id ?? null)
    return null
  }
  if (needsRehash(keys, hash)) c.executionCtx.waitUntil(rehash(c, user, password))
  return user
}

async function rehash(c: Context<AppEnv>, { id, passwordHash }: UserRow, password: string) {
  try {
    const fresh = await hashPassword(c.var.settings.keyring('password'), password, clientAddress(c))
    await rehashPassword(c.var.db, id, { old: passwordHash, new: fresh })
  } catch (error) {
    log('password-not-rehashed', { error: describeError(error) })
  }
}
