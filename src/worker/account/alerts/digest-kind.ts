import { and, type Column, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { runBatch } from '#worker/db/change.ts'
import { alertPreferences, followers, type SendingRow, sendings, users } from '#worker/db/schema.ts'
import { keyOf, type SendingKind } from '#worker/jobs/sendings/kind.ts'
import { digestMail } from './mails.ts'
import {
  isBetween,
  isFollowedBy,
  isFollowing,
  isSentTo,
  lastDigest,
  ruleOf,
  selectRules,
} from './published-rules.ts'
import { asFollower, asMember, findInOrder, openRecipient, selectRecipient } from './recipients.ts'

/** Mails the new rules of a week on Mondays to weekly recipients, for their markets only. */
export const digestKind: SendingKind = {
  async findRecipients(db, sending, { after, limit }) {
    const rules = (await selectRules(db, isNewIn(sending))).map((row) => {
      return { alert: row.alert, market: ruleOf(row).rule.market }
    })
    if (rules.length === 0) return []
    const isDue = (id: Column) => sql`EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(rules)}) AS rule
      WHERE ${isFollowing(id, sql`rule.value ->> 'market'`)}
        AND NOT ${isSentTo(sql`rule.value ->> 'alert'`, id)})`
    const { userId, frequency } = alertPreferences
    const members = db
      .select(asMember(userId))
      .from(alertPreferences)
      .innerJoin(users, eq(users.id, userId))
      .where(
        and(
          gt(userId, after),
          eq(frequency, 'weekly'),
          isNotNull(users.emailVerifiedAt),
          isDue(userId),
        ),
      )
    const byEmail = db
      .select(asFollower(followers.id))
      .from(followers)
      .where(and(gt(followers.id, after), eq(followers.frequency, 'weekly'), isDue(followers.id)))
    return findInOrder(unionAll(members, byEmail), limit)
  },

  // Also mails those who have since changed to 'each': they never got the alerts of these rules.
  async compose(stores, sending, copy) {
    const recipientId = keyOf(copy)
    const { db, settings } = stores
    const isSent = isSentTo(sendings.id, recipientId)
    const { rules, recipients } = await runBatch(db, {
      rules: selectRules(db, and(isNewIn(sending), isFollowedBy(recipientId), not(isSent))),
      recipients: selectRecipient(db, recipientId),
    })
    const [recipient] = recipients
    if (rules.length === 0 || !recipient) return null
    return digestMail(settings, await openRecipient(stores, recipient), rules.map(ruleOf))
  },
}

/** The condition that an alert was created between this digest and the one before it. */
function isNewIn({ id, about }: SendingRow): SQL | undefined {
  const digestRow = sql`(SELECT own.rowid FROM sendings AS own WHERE own.id = ${id})`
  return isBetween(lastDigest(about), digestRow)
}
