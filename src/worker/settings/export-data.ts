import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { SignedIn } from '../app-env.ts'
import { contactMessages, newsletterSubscribers, rememberTokens } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { deviceName, findSessionRows } from './sessions.ts'

/** Everything that is held about the owner of the account; no secret is in it. */
export async function exportData(db: Database, asking: SignedIn) {
  const { id, name, email, emailVerifiedAt, twoFactorConfirmedAt, createdAt } = asking.user
  const account = { id, name, email, emailVerifiedAt, twoFactorConfirmedAt, createdAt }
  const rows = await findSessionRows(db, asking, Number.MAX_SAFE_INTEGER)
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
  // What was written from an address belongs to whoever proved to read it.
  const ofAddress = emailVerifiedAt ? await findByAddress(db, email) : nothing
  return { exportedAt: new Date(), account, sessions, rememberedDevices, ...ofAddress }
}

function findRememberedDevices(db: Database, userId: string) {
  const { familyId, expiresAt, replacedAt } = rememberTokens
  const live = and(isNull(replacedAt), gt(expiresAt, new Date()))
  return db
    .select({ signIn: familyId, rememberedUntil: expiresAt })
    .from(rememberTokens)
    .where(and(eq(rememberTokens.userId, userId), live))
}

const nothing = { contactMessages: [], newsletter: null }

async function findByAddress(db: Database, email: string) {
  const { firstName, lastName, company, service, market, product, message, createdAt } =
    contactMessages
  const [messages, [subscription]] = await db.batch([
    db
      .select({
        firstName,
        lastName,
        company,
        service,
        market,
        product,
        message,
        sentAt: createdAt,
      })
      .from(contactMessages)
      .where(eq(contactMessages.email, email))
      .orderBy(asc(createdAt)),
    db
      .select({
        askedAt: newsletterSubscribers.createdAt,
        confirmedAt: newsletterSubscribers.confirmedAt,
      })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email)),
  ])
  return { contactMessages: messages, newsletter: subscription ?? null }
}
