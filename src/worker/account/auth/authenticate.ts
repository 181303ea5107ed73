import { floodLimits } from '#shared/constants.ts'
import type { Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import type { UserRow } from '#worker/db/schema.ts'
import { evaluateGuess, type Guessed } from '#worker/http/guess-guard.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { describeError, log } from '#worker/log.ts'
import {
  dummyHash,
  hashPassword,
  needsRehash,
  verifyPassword,
} from '#worker/security/password-hash.ts'
import { addressRequester, knownRequester } from '#worker/security/password-queue.ts'
import { clearFailedLogins, countFailedLogin } from './failed-logins.ts'
import { type Device, hasSignedInTo } from './known-device.ts'
import { findUserByEmail, rehashPassword } from './users.ts'

type Attempt =
  | { outcome: 'authenticated' | 'challenge'; user: UserRow }
  | { outcome: 'rejected' }
  | { outcome: 'throttled'; seconds: number }

/** Checks an email address and password; `challenge` if a second factor is needed as well. */
export async function authenticate(
  work: Work,
  { email, password }: { email: string; password: string },
  device: Device | null,
): Promise<Attempt> {
  const lookup = findUserByEmail(work.db, email)
  const isKnown = device !== null && (await hasSignedInTo(work.settings, device, await lookup))
  const knownDevice = isKnown ? device.id : null
  const guess = { kind: 'login', account: email, device: knownDevice }
  // Without a device cookie, the guess is counted while the user is looked up.
  const check = async () => checkPassword(work, await lookup, { password, knownDevice })
  const [result] = await Promise.all([evaluateGuess(work, guess, check), lookup])
  if (result.outcome === 'refused') return { outcome: 'throttled', seconds: result.seconds }
  if (result.outcome === 'wrong') {
    await countFailedLogin(work, email)
    return { outcome: 'rejected' }
  }
  work.afterReply(() => clearFailedLogins(work, email))
  const { value } = result
  return { outcome: value.twoFactorConfirmedAt ? 'challenge' : 'authenticated', user: value }
}

/**
 * Returns the user if the password is right, otherwise null. An unknown address costs the same
 * work, so that timing does not reveal which addresses have accounts.
 */
async function checkPassword(
  work: Work,
  user: UserRow | null,
  { password, knownDevice }: { password: string; knownDevice: string | null },
): Promise<UserRow | null> {
  const keys = work.settings.keyring('password')
  const encoded = user?.passwordHash ?? dummyHash(keys)
  const requester =
    user && knownDevice
      ? knownRequester(user.id, knownDevice)
      : addressRequester(work.client.address)
  const matches = await verifyPassword(keys, { password, encoded, requester })
  if (!user || !matches) {
    await audit(work, 'sign-in-refused', user?.id ?? null)
    return null
  }
  if (needsRehash(keys, encoded)) work.afterReply(() => rehash(work, user, password))
  return user
}

async function rehash({ db, settings, client }: Work, user: UserRow, password: string) {
  try {
    const requester = addressRequester(client.address)
    const newHash = await hashPassword(settings.keyring('password'), password, requester)
    await rehashPassword(db, user.id, { old: user.passwordHash, new: newHash })
  } catch (error) {
    log('password-not-rehashed', { error: describeError(error) })
  }
}

/**
 * Checks the signed-in person's password, within the limits on guesses for this purpose and on
 * requests from one client. The second limit keeps a client with many accounts from filling the
 * queue.
 */
export async function checkOwnPassword(
  work: Work,
  { id, passwordHash }: UserRow,
  { kind, password }: { kind: string; password: string },
): Promise<Guessed<true>> {
  const seconds = await floodWait(work, 'own-password', floodLimits.login)
  if (seconds > 0) return { outcome: 'refused', seconds }
  const check = { password, encoded: passwordHash, requester: knownRequester(id, null) }
  return evaluateGuess(work, { kind, account: id, userId: id }, async () => {
    if (await verifyPassword(work.settings.keyring('password'), check)) return true
    await audit(work, 'password-refused', id)
    return null
  })
}
