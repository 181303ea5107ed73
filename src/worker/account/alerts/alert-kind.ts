import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { alertPreferences, sendings, users, watchedMarkets } from '#worker/db/schema.ts'
import type { SendingKind } from '#worker/jobs/sendings/kind.ts'
import { alertMail } from './mails.ts'
import {
  isFollowedBy,
  isRulePublished,
  marketOfAlert,
  ruleOf,
  selectRules,
} from './published-rules.ts'
import { openRecipient, selectRecipient } from './recipients.ts'

/** Mails one rule, as soon as it is published, to the members who follow its market with 'each'. */
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
    return db
      .select({ userId: watchedMarkets.userId })
      .from(watchedMarkets)
      .innerJoin(alertPreferences, eq(alertPreferences.userId, watchedMarkets.userId))
      .innerJoin(users, eq(users.id, watchedMarkets.userId))
      .where(
        and(
          eq(watchedMarkets.market, alert.market),
          gt(watchedMarkets.userId, after),
          eq(alertPreferences.frequency, 'each'),
          isNotNull(users.emailVerifiedAt),
        ),
      )
      .orderBy(asc(watchedMarkets.userId))
      .limit(limit)
  },

  // Also mails members who have since changed to weekly: the digest skips rules already sent.
  async compose(stores, { id }, { userId }) {
    if (userId === null) return null
    const { db, settings } = stores
    const rows = await runBatch(db, {
      rules: selectRules(db, eq(sendings.id, id)),
      follows: db
        .select({ id: sendings.id })
        .from(sendings)
        .where(and(eq(sendings.id, id), isFollowedBy(userId))),
      recipients: selectRecipient(db, userId),
    })
    const [rule] = rows.rules
    const [recipient] = rows.recipients
    if (!recipient) return null
    if (!rule) return 'later'
    if (rows.follows.length === 0) return null
    return alertMail(settings, await openRecipient(stores, userId, recipient), ruleOf(rule))
  },
}
