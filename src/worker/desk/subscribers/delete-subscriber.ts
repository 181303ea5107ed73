import { eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { newsletterSubscribers } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'

/** Deletes a subscriber with the copies that wait; the log keeps that it was done, not of whom. */
export async function deleteSubscriber(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'deleted' | 'notFound' }> {
  const isSubscriber = eq(newsletterSubscribers.unsubscribeHash, id)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'subscriber.deleted',
    target: 'subscriber',
    exists: hasRow(work.db, newsletterSubscribers, isSubscriber),
    steps: { subscriber: work.db.delete(newsletterSubscribers).where(isSubscriber) },
  })
  return { outcome: outcome === 'changed' ? 'deleted' : outcome }
}
