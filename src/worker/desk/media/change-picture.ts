import { and, eq } from 'drizzle-orm'
import type { PictureUse } from '#shared/desk/media/props.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { pictureProposals, pictures } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeEdition } from '#worker/desk/publishing/change-edition.ts'
import { type PictureChange, pictureChange } from '#worker/desk/publishing/picture-change.ts'
import { needsProposal } from '#worker/desk/publishing/two-person-rule.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { findUses, isUnused } from './uses.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'submission'>

/**
 * Changes the description and crop of a picture, for readers too. Under the two-person rule, a
 * picture of a published or scheduled version takes only a description and crop that another account
 * proposed.
 */
export async function changePicture(
  work: Stores & Pick<Work, 'kv' | 'search' | 'afterReply'>,
  actor: SignedIn,
  change: PictureChange,
) {
  const { outcome } = await changeEdition(work, actor, {
    action: 'picture.changed',
    target: change.id,
    exists: exists(work.db, change.id),
    preconditions: (rule) => rule,
    edition: pictureChange(work, actor, change),
  })
  return { outcome }
}

/**
 * Keeps a description and crop for a second person, if one is needed; it replaces an earlier
 * proposal.
 */
export async function proposePicture(
  work: Stores,
  actor: SignedIn,
  { id, ...fields }: PictureChange,
): Promise<{ outcome: 'proposed' | 'notFound' | 'not-needed' }> {
  const { db, settings } = work
  const proposal = { ...fields, proposedBy: actor.user.id, createdAt: new Date() }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'picture.proposed',
    target: id,
    exists: exists(db, id),
    preconditions: { 'not-needed': needsProposal(settings, id) },
    steps: {
      proposal: db
        .insert(pictureProposals)
        .values({ pictureId: id, ...proposal })
        .onConflictDoUpdate({ target: pictureProposals.pictureId, set: proposal }),
    },
  })
  return { outcome: outcome === 'changed' ? 'proposed' : outcome }
}

/** Discards the proposal of a picture. */
export async function discardProposal(
  work: Stores,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'discarded' | 'notFound' }> {
  const { db } = work
  const isOfPicture = eq(pictureProposals.pictureId, id)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'picture.discarded',
    target: id,
    exists: hasRow(db, pictureProposals, isOfPicture),
    steps: { proposal: db.delete(pictureProposals).where(isOfPicture) },
  })
  return { outcome: outcome === 'changed' ? 'discarded' : outcome }
}

type DeleteOutcome = { outcome: 'deleted' | 'notFound' } | { outcome: 'used'; uses: PictureUse[] }

/** Deletes a picture that no document shows; the trigger lists its objects for deletion. */
export async function deletePicture(
  work: Stores,
  actor: SignedIn,
  id: string,
): Promise<DeleteOutcome> {
  const { db } = work
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'picture.deleted',
    target: id,
    exists: exists(db, id),
    preconditions: { used: isUnused(id) },
    steps: { picture: db.delete(pictures).where(eq(pictures.id, id)) },
  })
  if (outcome !== 'used') return { outcome: outcome === 'changed' ? 'deleted' : outcome }
  return { outcome, uses: (await findUses(db, [id])).get(id) ?? [] }
}

function exists(db: Database, id: string) {
  return hasRow(db, pictures, and(eq(pictures.id, id), eq(pictures.isStored, true)))
}
