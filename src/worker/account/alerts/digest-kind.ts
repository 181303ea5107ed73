import { and, type Column, eq, gt, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { runBatch } from '#worker/db/change.ts'
import { alertPreferences, followers, type SendingRow, sendings, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { keyOf, type SendingKind } from '#worker/jobs/sendings/kind.ts'
import { inTranslation } from '#worker/knowledge/load-translations.ts'
import { isBetween, isFollowedBy, isFollowing, isSentTo, lastDigest } from './alerts.ts'
import { digestMail } from './digest-mail.ts'
import { changesOf, selectChanges } from './published-changes.ts'
import { ruleOf, selectRules } from './published-rules.ts'
import { asFollower, asMember, findInOrder, openRecipient, selectRecipient } from './recipients.ts'

/** Mails the new rules and changed facts of a week on Mondays to weekly recipients of their markets. */
export const digestKind: SendingKind = {
  async findRecipients(db, sending, { after, limit }) {
    const alerts = await findAlertsOf(db, sending)
    if (alerts.length === 0) return []
    const isDue = (id: Column) => sql`EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(alerts)}) AS one
      WHERE ${isFollowing(id, sql`one.value ->> 'market'`)}
        AND NOT ${isSentTo(sql`one.value ->> 'alert'`, id)})`
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

  // Also mails those who have since changed to 'each': they never got these alerts.
  async compose(stores, sending, copy) {
    const recipientId = keyOf(copy)
    const { db, settings } = stores
    const isSent = isSentTo(sendings.id, recipientId)
    const isWaiting = and(isNewIn(sending), isFollowedBy(recipientId), not(isSent))
    const rows = await runBatch(db, {
      rules: selectRules(db, isWaiting),
      changes: selectChanges(db, isWaiting),
      recipients: selectRecipient(db, recipientId),
    })
    const [recipient] = rows.recipients
    if (!recipient) return null
    const to = await openRecipient(stores, recipient)
    return inTranslation(stores, to.locale, async () => {
      const week = { rules: rows.rules.map(ruleOf), changes: await changesOf(db, rows.changes) }
      const isEmpty = week.rules.length + week.changes.length === 0
      return isEmpty ? null : digestMail(settings, to, week)
    })
  },
}

/** Returns the alerts of a digest with their markets. */
async function findAlertsOf(db: Database, sending: SendingRow) {
  const isNew = isNewIn(sending)
  const rules = await selectRules(db, isNew)
  const changes = await changesOf(db, await selectChanges(db, isNew))
  return [
    ...rules.map((row) => ({ alert: row.alert, market: ruleOf(row).rule.market })),
    ...changes.map(({ alert, market }) => ({ alert, market })),
  ]
}

/** The condition that an alert was created between this digest and the one before it. */
function isNewIn({ id, about }: SendingRow): SQL | undefined {
  const digestRow = sql`(SELECT own.rowid FROM sendings AS own WHERE own.id = ${id})`
  return isBetween(lastDigest(about), digestRow)
}
