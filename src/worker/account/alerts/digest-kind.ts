import { and, asc, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { alertPreferences, type SendingRow, sendings, users } from '#worker/db/schema.ts'
import type { SendingKind } from '#worker/jobs/sendings/kind.ts'
import { digestMail } from './mails.ts'
import {
  isBetween,
  isFollowedBy,
  isSentTo,
  lastDigest,
  ruleOf,
  selectRules,
} from './published-rules.ts'
import { openRecipient, selectRecipient } from './recipients.ts'

/** Mails the new rules of a week on Mondays to weekly members, for their markets only. */
export const digestKind: SendingKind = {
  async findRecipients(db, sending, { after, limit }) {
    const rules = (await selectRules(db, isNewIn(sending))).map((row) => {
      return { alert: row.alert, market: ruleOf(row).rule.market }
    })
    if (rules.length === 0) return []
    const isSent = isSentTo(sql`rule.value ->> 'alert'`, alertPreferences.userId)
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
            SELECT 1 FROM json_each(${JSON.stringify(rules)}) AS rule
            CROSS JOIN watched_markets AS watched
            WHERE watched.user_id = ${alertPreferences.userId}
              AND watched.market = rule.value ->> 'market'
              AND NOT ${isSent})`,
        ),
      )
      .orderBy(asc(alertPreferences.userId))
      .limit(limit)
  },

  // Also mails members who have since changed to 'each': they never got the alerts of these rules.
  async compose(stores, sending, { userId }) {
    if (userId === null) return null
    const { db, settings } = stores
    const isSent = isSentTo(sendings.id, sql`${userId}`)
    const { rules, recipients } = await runBatch(db, {
      rules: selectRules(db, and(isNewIn(sending), isFollowedBy(userId), not(isSent))),
      recipients: selectRecipient(db, userId),
    })
    const [recipient] = recipients
    if (rules.length === 0 || !recipient) return null
    return digestMail(settings, await openRecipient(stores, userId, recipient), rules.map(ruleOf))
  },
}

/** The condition that an alert was created between this digest and the one before it. */
function isNewIn({ id, about }: SendingRow): SQL | undefined {
  const digestRow = sql`(SELECT own.rowid FROM sendings AS own WHERE own.id = ${id})`
  return isBetween(lastDigest(about), digestRow)
}
