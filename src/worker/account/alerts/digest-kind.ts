import { and, asc, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { alertPreferences, type SendingRow, sendings, users } from '#worker/db/schema.ts'
import type { SendingKind } from '#worker/jobs/sendings/kind.ts'
import { digestMail } from './mails.ts'
import {
  isBetween,
  isToldBy,
  isWatchedBy,
  lastDigest,
  ruleOf,
  selectRules,
} from './published-rules.ts'
import { openReader, selectReader } from './readers.ts'

/** The rules of a week: for those who want them on Mondays, each what is new in their markets. */
export const digestKind: SendingKind = {
  async findRecipients(db, sending, { after, limit }) {
    const rules = (await selectRules(db, isNewIn(sending))).map((row) => {
      return { alert: row.alert, market: ruleOf(row).rule.market }
    })
    if (rules.length === 0) return []
    const told = isToldBy(sql`one.value ->> 'alert'`, alertPreferences.userId)
    return db
      .select({ userId: alertPreferences.userId })
      .from(alertPreferences)
      .innerJoin(users, eq(users.id, alertPreferences.userId))
      .where(
        and(
          gt(alertPreferences.userId, after),
          eq(alertPreferences.frequency, 'weekly'),
          isNotNull(users.emailVerifiedAt),
          sql`EXISTS (
            SELECT 1 FROM json_each(${JSON.stringify(rules)}) AS one
            CROSS JOIN watched_markets AS watched
            WHERE watched.user_id = ${alertPreferences.userId}
              AND watched.market = one.value ->> 'market'
              AND NOT ${told})`,
        ),
      )
      .orderBy(asc(alertPreferences.userId))
      .limit(limit)
  },

  // Also for somebody who has changed to each since: the alerts of these rules have passed them by.
  async compose(stores, sending, { userId }) {
    if (userId === null) return null
    const { db, settings } = stores
    const told = isToldBy(sendings.id, sql`${userId}`)
    const { rules, readers } = await runBatch(db, {
      rules: selectRules(db, and(isNewIn(sending), isWatchedBy(userId), not(told))),
      readers: selectReader(db, userId),
    })
    const [reader] = readers
    if (rules.length === 0 || !reader) return null
    return digestMail(settings, await openReader(stores, userId, reader), rules.map(ruleOf))
  },
}

/** The condition that a rule was published for the first time between a digest and the one before. */
function isNewIn({ id, about }: SendingRow): SQL | undefined {
  const own = sql`(SELECT own.rowid FROM sendings AS own WHERE own.id = ${id})`
  return isBetween(lastDigest(about), own)
}
