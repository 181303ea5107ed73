import { asc, eq, sql } from 'drizzle-orm'
import { inboxLimits } from '#shared/desk/constants.ts'
import type { SavedReplyForm } from '#shared/desk/inbox/schema.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { savedReplies } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'submission'>

/** Selects the saved replies by title. */
export function selectSavedReplies(db: Database) {
  const { id, title, body } = savedReplies
  return db
    .select({ id, title, body })
    .from(savedReplies)
    .orderBy(asc(title), asc(id))
    .limit(inboxLimits.savedReplies)
}

/** Stores a new reply; `full` if there are as many as a page can hold. */
export async function addSavedReply(
  work: Stores,
  actor: SignedIn,
  fields: SavedReplyForm,
): Promise<{ outcome: 'added'; id: string } | { outcome: 'full' | 'notFound' }> {
  const { db } = work
  const [id, now] = [crypto.randomUUID(), new Date()]
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'saved.added',
    target: id,
    preconditions: { full: sql`${db.$count(savedReplies)} < ${inboxLimits.savedReplies}` },
    steps: {
      reply: db.insert(savedReplies).values({ id, ...fields, createdAt: now, updatedAt: now }),
    },
  })
  return outcome === 'changed' ? { outcome: 'added', id } : { outcome }
}

export async function changeSavedReply(
  work: Stores,
  actor: SignedIn,
  { id, ...fields }: SavedReplyForm & { id: string },
) {
  const { db } = work
  const isReply = eq(savedReplies.id, id)
  return changeAtDesk(work, actor, {
    action: 'saved.changed',
    target: id,
    exists: hasRow(db, savedReplies, isReply),
    steps: {
      reply: db
        .update(savedReplies)
        .set({ ...fields, updatedAt: new Date() })
        .where(isReply),
    },
  })
}

export async function deleteSavedReply(work: Stores, actor: SignedIn, id: string) {
  const { db } = work
  const isReply = eq(savedReplies.id, id)
  return changeAtDesk(work, actor, {
    action: 'saved.deleted',
    target: id,
    exists: hasRow(db, savedReplies, isReply),
    steps: { reply: db.delete(savedReplies).where(isReply) },
  })
}
