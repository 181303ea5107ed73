import { and, eq } from 'drizzle-orm'
import type { PictureUse } from '#shared/desk/media/props.ts'
import type { PictureForm } from '#shared/pictures/schema.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { pictures } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { findUses, isUnused } from './uses.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'submission'>

export function changePicture(
  work: Stores,
  actor: SignedIn,
  { id, ...fields }: PictureForm & { id: string },
) {
  const { db } = work
  const isPicture = eq(pictures.id, id)
  return changeAtDesk(work, actor, {
    action: 'picture.changed',
    target: id,
    exists: exists(db, id),
    steps: { picture: db.update(pictures).set(fields).where(isPicture) },
  })
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
