import { asc, eq } from 'drizzle-orm'
import { maxPasskeys } from '#shared/account/constants.ts'
import type { PasskeySignals, PasskeySummary } from '#shared/account/settings/props.ts'
import type { Work } from '#worker/app-env.ts'
import { type PasskeyRow, passkeys, type UserRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { bytesToBase64Url, utf8 } from '#worker/security/bytes.ts'

/** Returns the user handle by which authenticators name an account: its id, as base64url. */
export function userHandle(userId: string): string {
  return bytesToBase64Url(utf8(userId))
}

export async function findPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  const query = db.select().from(passkeys).where(eq(passkeys.userId, userId))
  return query.orderBy(asc(passkeys.createdAt)).limit(maxPasskeys)
}

/** Returns what the owner's browser needs to update its list of passkeys. */
export async function findPasskeySignals(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { id, name, email }: UserRow,
): Promise<PasskeySignals> {
  const rows = await findPasskeys(db, id)
  return {
    rpId: settings.appUrl.hostname,
    userId: userHandle(id),
    allAcceptedCredentialIds: rows.map(({ credentialId }) => credentialId),
    name: email,
    displayName: name,
  }
}

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
