import type { UserRow } from '../db/schema.ts'
import type { Settings } from '../env.ts'
import { seal, unseal } from '../security/sealed.ts'

interface SealedSecret {
  /** The user it belongs to: a secret copied to another row does not open. */
  userId: string
  secret: string
}

/** Seals a TOTP secret for one user. */
export function sealSecret(settings: Settings, userId: string, secret: string): Promise<string> {
  const [key] = settings.keyring('two-factor')
  return seal(key, { userId, secret } satisfies SealedSecret)
}

/** The TOTP secret of a user, from the start of the set-up on; null without one that opens. */
export async function openSecret(settings: Settings, user: UserRow): Promise<string | null> {
  if (!user.twoFactorSecret) return null
  const opened = await unseal(settings.keyring('two-factor'), user.twoFactorSecret)
  const sealed = opened as SealedSecret | null
  return sealed?.userId === user.id ? sealed.secret : null
}
