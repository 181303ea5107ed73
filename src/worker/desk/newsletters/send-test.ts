import type { SignedIn, Work } from '#worker/app-env.ts'
import { change } from '#worker/db/change.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { composeIn, composeNewsletter, testCopy } from './compose.ts'
import { findNewsletter, newsletterOf } from './find-newsletter.ts'
import { findTranslated } from './translations.ts'

/**
 * Emails the newest revision of a newsletter to the member of staff who asks for it, and each language
 * into which all of it is translated.
 */
export async function sendTestNewsletter(
  work: Work,
  { user }: SignedIn,
  id: string,
): Promise<{ outcome: 'mailed' | 'notFound' }> {
  const newsletter = await findNewsletter(work.db, id)
  if (!newsletter) return { outcome: 'notFound' }
  const original = newsletterOf(newsletter.slug, newsletter.newest)
  const translated = await findTranslated(work.db, id, original)
  const composed = [
    composeNewsletter(work.settings, currentEdition(), original),
    ...(await Promise.all(
      translated.map(({ newsletter, translation }) =>
        composeIn(translation.locale, work, newsletter),
      ),
    )),
  ]
  const rows = await Promise.all(
    composed.map((one) =>
      outboxRow(work, testCopy(work.settings, one, user.email), { userId: user.id }),
    ),
  )
  await change(work, { mails: rows.map((row) => insertMail(work.db, row)) })
  return { outcome: 'mailed' }
}
