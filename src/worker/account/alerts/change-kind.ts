import { and, eq } from 'drizzle-orm'
import { runBatch } from '#worker/db/change.ts'
import { sendings } from '#worker/db/schema.ts'
import { keyOf, type SendingKind } from '#worker/jobs/sendings/kind.ts'
import { inTranslation } from '#worker/knowledge/load-translations.ts'
import { findMarketOf, isFollowedBy, isVisible } from './alerts.ts'
import { changeMail } from './change-mail.ts'
import { changesOf, selectChanges } from './published-changes.ts'
import { findFollowers, openRecipient, selectRecipient } from './recipients.ts'

/** Mails the changed facts of a publication of a market to those who follow it with 'each'. */
export const changeKind: SendingKind = {
  // An unpublished market waits until readers can see it again.
  isReady: () => isVisible,

  async findRecipients(db, { id }, next) {
    const market = await findMarketOf(db, id)
    if (market === null) return null
    const [published] = await changesOf(db, await selectChanges(db, eq(sendings.id, id)))
    return published ? findFollowers(db, market, next) : []
  },

  // Also mails those who have since changed to weekly: the digest skips alerts already sent.
  async compose(stores, { id }, copy) {
    const recipientId = keyOf(copy)
    const { db, settings } = stores
    const isOwn = eq(sendings.id, id)
    const rows = await runBatch(db, {
      alerts: selectChanges(db, isOwn),
      follows: db
        .select({ id: sendings.id })
        .from(sendings)
        .where(and(isOwn, isFollowedBy(recipientId))),
      recipients: selectRecipient(db, recipientId),
    })
    const [recipient] = rows.recipients
    if (!recipient) return null
    if (rows.alerts.length === 0) return 'later'
    if (rows.follows.length === 0) return null
    const to = await openRecipient(stores, recipient)
    return inTranslation(stores, to.locale, async () => {
      const [published] = await changesOf(db, rows.alerts)
      return published ? changeMail(settings, to, published) : null
    })
  },
}
