import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { runBatch } from '#worker/db/change.ts'
import {
  alertPreferences,
  followerMarkets,
  followers,
  sendings,
  users,
  watchedMarkets,
} from '#worker/db/schema.ts'
import { keyOf, type SendingKind } from '#worker/jobs/sendings/kind.ts'
import { alertMail } from './mails.ts'
import {
  isFollowedBy,
  isRulePublished,
  marketOfAlert,
  ruleOf,
  selectRules,
} from './published-rules.ts'
import { asFollower, asMember, findInOrder, openRecipient, selectRecipient } from './recipients.ts'

/** Mails one rule, as soon as it is published, to those who follow its market with 'each'. */
export const alertKind: SendingKind = {
  // An unpublished rule, or one in an unpublished market, waits until readers can see it again.
  isReady: isRulePublished,

  async findRecipients(db, { id }, { after, limit }) {
    const alert = await db
      .select({ market: sql<string | null>`${marketOfAlert}` })
      .from(sendings)
      .where(and(eq(sendings.id, id), isRulePublished))
      .get()
    if (!alert?.market) return null
    const { market } = alert
    const members = db
      .select(asMember(watchedMarkets.userId))
      .from(watchedMarkets)
      .innerJoin(alertPreferences, eq(alertPreferences.userId, watchedMarkets.userId))
      .innerJoin(users, eq(users.id, watchedMarkets.userId))
      .where(
        and(
          eq(watchedMarkets.market, market),
          gt(watchedMarkets.userId, after),
          eq(alertPreferences.frequency, 'each'),
          isNotNull(users.emailVerifiedAt),
        ),
      )
    const byEmail = db
      .select(asFollower(followerMarkets.followerId))
      .from(followerMarkets)
      .innerJoin(followers, eq(followers.id, followerMarkets.followerId))
      .where(
        and(
          eq(followerMarkets.market, market),
          gt(followerMarkets.followerId, after),
          eq(followers.frequency, 'each'),
        ),
      )
    return findInOrder(unionAll(members, byEmail), limit)
  },

  // Also mails those who have since changed to weekly: the digest skips rules already sent.
  async compose(stores, { id }, copy) {
    const recipientId = keyOf(copy)
    const { db, settings } = stores
    const rows = await runBatch(db, {
      rules: selectRules(db, eq(sendings.id, id)),
      follows: db
        .select({ id: sendings.id })
        .from(sendings)
        .where(and(eq(sendings.id, id), isFollowedBy(recipientId))),
      recipients: selectRecipient(db, recipientId),
    })
    const [rule] = rows.rules
    const [recipient] = rows.recipients
    if (!recipient) return null
    if (!rule) return 'later'
    if (rows.follows.length === 0) return null
    return alertMail(settings, await openRecipient(stores, recipient), ruleOf(rule))
  },
}
