import { and, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isPublished } from '#worker/desk/publishing/effective-revisions.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { isNewsletterSending } from '#worker/jobs/sendings/is-newsletter-sending.ts'
import { isUnfinished } from '#worker/jobs/sendings/is-unfinished.ts'

/**
 * Pauses the delivery of a newsletter; emails that are being sent still arrive. The outcome is
 * `notFound` if it is not being sent and `finished` if everybody has it.
 */
export async function pauseNewsletter(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'done' | 'notFound' | 'finished' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'letter.stopped',
    target: id,
    exists: hasRow(db, sendings, isNewsletterSending(id)),
    preconditions: {
      finished: hasSending(db, id, isUnfinished(db)),
      done: hasSending(db, id, isNull(sendings.stoppedAt)),
    },
    steps: {
      sending: db.update(sendings).set({ stoppedAt: new Date() }).where(isNewsletterSending(id)),
    },
  })
  return { outcome: outcome === 'changed' ? 'done' : outcome }
}

/** Resumes the delivery; `unpublished` if the links would lead to a missing page. */
export async function resumeNewsletter(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'done' | 'notFound' | 'finished' | 'unpublished' }> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'letter.continued',
    target: id,
    exists: hasRow(db, sendings, isNewsletterSending(id)),
    preconditions: {
      unpublished: isPublished(id),
      finished: hasSending(db, id, isUnfinished(db)),
      done: hasSending(db, id, isNotNull(sendings.stoppedAt)),
    },
    steps: {
      sending: db.update(sendings).set({ stoppedAt: null }).where(isNewsletterSending(id)),
    },
  })
  return { outcome: outcome === 'changed' ? 'done' : outcome }
}

/** True if a newsletter is to be sent at a time that has not come. */
export async function isScheduledNewsletter(db: Database, id: string): Promise<boolean> {
  const isToCome = gt(sendings.startsAt, new Date())
  return (await db.$count(sendings, and(isNewsletterSending(id), isToCome))) > 0
}

/** Returns the condition that the newsletter has a sending to which another condition applies. */
function hasSending(db: Database, id: string, condition: SQL | undefined): SQL {
  return hasRow(db, sendings, and(isNewsletterSending(id), condition))
}
