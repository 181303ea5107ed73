import { asc, eq } from 'drizzle-orm'
import { maxPasskeys } from '#shared/account/constants.ts'
import type { PasskeySignals, PasskeySummary } from '#shared/account/settings/props.ts'
import type { Work } from '#worker/app-env.ts'
import { type PasskeyRow, passkeys, type UserRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'

/** What an authenticator keeps beside a key to name its account: the account's id, as base64url. */
export function userHandle(userId: string): string {
  return bytesToBase64Url(utf8(userId))
}

/** The passkeys of an account, the oldest first. */
export async function findPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  const found = db.select().from(passkeys).where(eq(passkeys.userId, userId))
  return found.orderBy(asc(passkeys.createdAt)).limit(maxPasskeys)
}

/** What the browser of their owner is told of them. */
export async function findPasskeySignals(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { id, name, email }: UserRow,
): Promise<PasskeySignals> {
  const found = await findPasskeys(db, id)
  return {
    rpId: settings.appUrl.hostname,
    userId: userHandle(id),
    allAcceptedCredentialIds: found.map(({ credentialId }) => credentialId),
    name: email,
    displayName: name,
  }
}

/** What their owner is shown of them. */
export function passkeySummary(row: PasskeyRow): PasskeySummary {
  const { id, name, createdAt, lastUsedAt, backedUp } = row
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    backedUp,
  }
}
