import { and, eq } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { sendings } from '#worker/db/schema.ts'
import { keyOf, type SendingKind } from '#worker/jobs/sendings/kind.ts'
import { inTranslation } from '#worker/knowledge/load-translations.ts'
import { findMarketOf, isFollowedBy, isVisible } from './alerts.ts'
import { ruleOf, selectRules } from './published-rules.ts'
import { findFollowers, openRecipient, selectRecipient } from './recipients.ts'
import { ruleMail } from './rule-mail.ts'

/** Mails one rule, as soon as it is published, to those who follow its market with 'each'. */
export const alertKind: SendingKind = {
  // An unpublished rule, or one in an unpublished market, waits until readers can see it again.
  isReady: () => isVisible,

  async findRecipients(db, { id }, next) {
    const market = await findMarketOf(db, id)
    return market === null ? null : findFollowers(db, market, next)
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
    const to = await openRecipient(stores, recipient)
    return inTranslation(stores, to.locale, () => ruleMail(settings, to, ruleOf(rule)))
  },
}
