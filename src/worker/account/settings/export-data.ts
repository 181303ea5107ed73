import { and, eq, gt, isNull } from 'drizzle-orm'
import { findAlerts } from '#worker/account/alerts/preferences.ts'
import { exportEnquiries } from '#worker/account/enquiries/export-enquiries.ts'
import { findPasskeys } from '#worker/account/passkeys/find-passkeys.ts'
import type { SignedIn } from '#worker/app-env.ts'
import { newsletterSubscribers, rememberTokens } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deviceName } from '#worker/http/device-name.ts'
import { findSessionRows } from './sessions.ts'

/** Everything that is held about the owner of the account; no secret is in it. */
export async function exportData(db: Database, actor: SignedIn) {
  const { id, name, email, emailVerifiedAt, twoFactorConfirmedAt, createdAt } = actor.user
  const account = { id, name, email, emailVerifiedAt, twoFactorConfirmedAt, createdAt }
  const passkeys = await findPasskeys(db, id)
  const rows = await findSessionRows(db, actor, Number.MAX_SAFE_INTEGER)
  const sessions = rows.map(({ agent, address, country, city, createdAt, lastSeenAt }) => ({
    device: deviceName(agent),
    userAgent: agent,
    address,
    country,
    city,
    signedInAt: createdAt,
    lastSeenAt,
  }))
  const rememberedDevices = await findRememberedDevices(db, id)
  const alerts = await findAlerts(db, id)
  // What was written from an address belongs to whoever proved to read it.
  const ofAddress = emailVerifiedAt ? await findByAddress(db, email) : nothing
  return {
    exportedAt: new Date(),
    account,
    // Of the keys themselves nothing: they are no secret, and no use to anybody.
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    sessions,
    rememberedDevices,
    alerts,
    ...ofAddress,
  }
}

function findRememberedDevices(db: Database, userId: string) {
  const { familyId, expiresAt, replacedAt } = rememberTokens
  const live = and(isNull(replacedAt), gt(expiresAt, new Date()))
  return db
    .select({ signIn: familyId, rememberedUntil: expiresAt })
    .from(rememberTokens)
    .where(and(eq(rememberTokens.userId, userId), live))
}

const nothing = { enquiries: [], newsletter: null }

async function findByAddress(db: Database, email: string) {
  const { createdAt: askedAt, confirmedAt } = newsletterSubscribers
  const subscription = await db
    .select({ askedAt, confirmedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .get()
  return { enquiries: await exportEnquiries(db, email), newsletter: subscription ?? null }
}
