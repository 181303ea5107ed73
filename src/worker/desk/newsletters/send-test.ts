import { originalLocale } from '#shared/locales.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { change } from '#worker/db/change.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { composeIn, testCopy } from './compose.ts'
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
  const all = [{ locale: originalLocale, newsletter: original }, ...translated]
  const rows = await Promise.all(
    all.map(async ({ locale, newsletter }) => {
      const composed = await composeIn(locale, work, newsletter)
      return outboxRow(work, testCopy(work.settings, composed, user.email), { userId: user.id })
    }),
  )
  await change(work, { mails: rows.map((row) => insertMail(work.db, row)) })
  return { outcome: 'mailed' }
}
