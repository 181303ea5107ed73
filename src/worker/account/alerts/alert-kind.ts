import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { alertPreferences, sendings, users, watchedMarkets } from '#worker/db/schema.ts'
import type { SendingKind } from '#worker/jobs/sendings/kind.ts'
import { alertMail } from './mails.ts'
import {
  isRulePublished,
  isWatchedBy,
  marketOfAlert,
  ruleOf,
  selectRules,
} from './published-rules.ts'
import { openReader, selectReader } from './readers.ts'

/** The alert of a rule: for those who watch its market and want each, at once. */
export const alertKind: SendingKind = {
  // A rule that was withdrawn, or its market, is told of when readers see it again.
  isReady: isRulePublished,

  async findRecipients(db, { id }, { after, limit }) {
    const found = await db
      .select({ market: sql<string | null>`${marketOfAlert}` })
      .from(sendings)
      .where(and(eq(sendings.id, id), isRulePublished))
      .get()
    if (!found?.market) return null
    return db
      .select({ userId: watchedMarkets.userId })
      .from(watchedMarkets)
      .innerJoin(alertPreferences, eq(alertPreferences.userId, watchedMarkets.userId))
      .innerJoin(users, eq(users.id, watchedMarkets.userId))
      .where(
        and(
          eq(watchedMarkets.market, found.market),
          gt(watchedMarkets.userId, after),
          eq(alertPreferences.frequency, 'each'),
          isNotNull(users.emailVerifiedAt),
        ),
      )
      .orderBy(asc(watchedMarkets.userId))
      .limit(limit)
  },

  // Also for somebody who has changed to weekly since: on Monday this rule is left out for them.
  async compose(stores, { id }, { userId }) {
    if (userId === null) return null
    const { db, settings } = stores
    const found = await runBatch(db, {
      rules: selectRules(db, eq(sendings.id, id)),
      watched: db
        .select({ id: sendings.id })
        .from(sendings)
        .where(and(eq(sendings.id, id), isWatchedBy(userId))),
      readers: selectReader(db, userId),
    })
    const [rule] = found.rules
    const [reader] = found.readers
    if (!reader) return null
    if (!rule) return 'later'
    if (found.watched.length === 0) return null
    return alertMail(settings, await openReader(stores, userId, reader), ruleOf(rule))
  },
}
