import { and, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { hourlyCap, lifetimes } from '#shared/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import type { Work } from '#worker/app-env.ts'
import { change, changeIf } from '#worker/db/change.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { countUp } from '#worker/db/counters.ts'
import { followerMarkets, followers, followRequests, users } from '#worker/db/schema.ts'
import { inLocale } from '#worker/locale.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { createToken } from '#worker/mail/unsubscribe-token.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'
import { confirmationMail, followingMail } from './follower-mails.ts'
import { followMarket } from './preferences.ts'

interface Following {
  email: string
  market: string
}

/**
 * Mails a link by which the owner of an address follows a market, whether or not we know the
 * address. Returns `full` when the limit of this hour is reached.
 */
export async function requestFollowing(
  work: Work,
  following: Following,
): Promise<{ outcome: 'accepted' | 'full' }> {
  const { db, settings } = work
  const requests = await countUp(db, 'hour:followers', hourlyCap)
  if (requests > hourlyCap.hits) return { outcome: 'full' }
  const token = randomToken()
  const row = {
    ...following,
    locale: currentLocale(),
    tokenHash: await hashToken(token),
    confirmedAt: null,
    expiresAt: new Date(Date.now() + lifetimes.followConfirmSeconds * 1000),
  }
  const recipient = { to: following.email, kind: 'follow', allowance: 'shared' } as const
  const allowance = await mailAllowance(work, recipient)
  const mail = await outboxRow(work, confirmationMail(settings, { ...following, token }))
  await change(work, {
    request: insertIf(db, followRequests, { row, condition: allowance.hasRoom }),
    mail: allowance.insert(mail, {
      table: followRequests,
      condition: eq(followRequests.tokenHash, row.tokenHash),
    }),
  })
  return { outcome: 'accepted' }
}

interface Link {
  token: string
  market: string
}

/**
 * Follows the market of a mailed link: as a member if the address belongs to one, else as a
 * follower. Confirming it twice has the same outcome.
 */
export async function confirmFollowing(
  work: Work,
  { token, market }: Link,
): Promise<{ outcome: 'confirmed' | 'invalid' }> {
  const { db } = work
  const table = followRequests
  const isLink = and(eq(table.tokenHash, await hashToken(token)), eq(table.market, market))
  const isUsable = and(isLink, gt(table.expiresAt, new Date()))
  const request = await db.select().from(table).where(isUsable).get()
  if (!request) return { outcome: 'invalid' }
  if (request.confirmedAt) return { outcome: 'confirmed' }
  const { outcome } = await addFollower(work, request)
  if (outcome === 'member') await followAsMember(work, request)
  return { outcome: 'confirmed' }
}

type FollowRequest = typeof followRequests.$inferSelect

/** Stores the follower and the market, and mails the links to change and to stop the alerts. */
async function addFollower(work: Work, { tokenHash, email, market, locale }: FollowRequest) {
  const { db, settings } = work
  const isRequest = eq(followRequests.tokenHash, tokenHash)
  const { token, stored } = await createToken(settings.keyring('alerts'))
  const isMember = and(eq(users.email, email), isNotNull(users.emailVerifiedAt))
  const createdAt = new Date()
  const follower = { id: crypto.randomUUID(), email, locale, frequency: 'each' as const, createdAt }
  const following = inLocale(locale, () => followingMail(settings, { email, market, token }))
  const mail = await outboxRow(work, following)
  const isNew = not(hasRow(db, followers, eq(followers.email, email)))
  return changeIf(work, {
    preconditions: {
      // Of two concurrent requests only one sends the mail.
      confirmed: hasRow(db, followRequests, and(isRequest, isNull(followRequests.confirmedAt))),
      member: not(hasRow(db, users, isMember)),
    },
    steps: {
      // Only with the first market: later ones would mail a token that is not the follower's.
      mail: insertMail(db, mail, isNew),
      follower: insertIf(db, followers, { row: { ...follower, ...stored }, condition: isNew }),
      market: db
        .insert(followerMarkets)
        .select(sql`SELECT id, ${market} FROM followers WHERE email = ${email}`)
        .onConflictDoNothing(),
      request: db.update(followRequests).set({ confirmedAt: new Date() }).where(isRequest),
    },
  })
}

/** Follows the market for the account of the address. */
async function followAsMember(work: Work, { tokenHash, email, market }: FollowRequest) {
  const user = await work.db.select().from(users).where(eq(users.email, email)).get()
  if (user) await followMarket(work, user.id, market)
  await work.db
    .update(followRequests)
    .set({ confirmedAt: new Date() })
    .where(eq(followRequests.tokenHash, tokenHash))
}
