import { and, eq, gt, isNull } from 'drizzle-orm'
import { findAlerts } from '#worker/account/alerts/preferences.ts'
import { exportEnquiries } from '#worker/account/enquiries/export-enquiries.ts'
import { findPasskeys } from '#worker/account/passkeys/find-passkeys.ts'
import { exportRooms } from '#worker/account/rooms/export-rooms.ts'
import type { SignedIn } from '#worker/app-env.ts'
import { newsletterSubscribers, rememberTokens, type UserRow } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deviceName } from '#worker/http/device-name.ts'
import { findSessionRows } from './sessions.ts'

export async function exportData(db: Database, actor: SignedIn) {
  const { id, name, email, locale, emailVerifiedAt, twoFactorConfirmedAt, createdAt } = actor.user
  const account = { id, name, email, locale, emailVerifiedAt, twoFactorConfirmedAt, createdAt }
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
  // Enquiries and subscriptions belong to whoever has verified the address.
  const addressRecords = emailVerifiedAt
    ? await findAddressRecords(db, actor.user)
    : noAddressRecords
  return {
    exportedAt: new Date(),
    account,
    // The public keys are left out: they are of no use to anybody.
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    sessions,
    rememberedDevices,
    alerts,
    ...addressRecords,
  }
}

function findRememberedDevices(db: Database, userId: string) {
  const { familyId, expiresAt, replacedAt } = rememberTokens
  const isLive = and(isNull(replacedAt), gt(expiresAt, new Date()))
  return db
    .select({ signIn: familyId, rememberedUntil: expiresAt })
    .from(rememberTokens)
    .where(and(eq(rememberTokens.userId, userId), isLive))
}

const noAddressRecords = {
  ...{ enquiries: [], rooms: [], acceptedTerms: [], roomActivity: [] },
  newsletter: null,
}

async function findAddressRecords(db: Database, user: UserRow) {
  const { email } = user
  const { createdAt: askedAt, confirmedAt } = newsletterSubscribers
  const subscription = await db
    .select({ askedAt, confirmedAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .get()
  return {
    enquiries: await exportEnquiries(db, user),
    ...(await exportRooms(db, user)),
    newsletter: subscription ?? null,
  }
}
