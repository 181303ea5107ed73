import type { SignedIn, Work } from '#worker/app-env.ts'
import { change } from '#worker/db/change.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { composeNewsletter, testCopy } from './compose.ts'
import { findNewsletter, newsletterOf } from './find-newsletter.ts'

/** Emails the newest revision of a newsletter to the member of staff who asks for it. */
export async function sendTestNewsletter(
  work: Work,
  { user }: SignedIn,
  id: string,
): Promise<{ outcome: 'mailed' | 'notFound' }> {
  const newsletter = await findNewsletter(work.db, id)
  if (!newsletter) return { outcome: 'notFound' }
  const text = newsletterOf(newsletter.slug, newsletter.newest)
  const composed = composeNewsletter(work.settings, currentEdition(), text)
  const row = await outboxRow(work, testCopy(work.settings, composed, user.email), {
    userId: user.id,
  })
  await change(work, { mail: insertMail(work.db, row) })
  return { outcome: 'mailed' }
}
