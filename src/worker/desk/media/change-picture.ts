import { and, eq, sql } from 'drizzle-orm'
import type { PictureUse } from '#shared/desk/media/props.ts'
import type { PictureForm } from '#shared/pictures/schema.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { pictures, shippedRecords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newestEditionNumber } from '#worker/desk/publishing/effective-revisions.ts'
import { publishEdition } from '#worker/desk/publishing/publish-edition.ts'
import { isPublishedPicture } from '#worker/desk/publishing/published-pictures.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { findUses, isUnused } from './uses.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'submission'>

export async function changePicture(
  work: Stores & Pick<Work, 'kv' | 'search' | 'afterReply'>,
  actor: SignedIn,
  { id, ...fields }: PictureForm & { id: string },
) {
  const { db } = work
  const isPicture = eq(pictures.id, id)
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'picture.changed',
    target: id,
    exists: exists(db, id),
    steps: {
      picture: db.update(pictures).set(fields).where(isPicture),
      edition: insertEdition(db, { id, ...fields }),
    },
  })
  if (outcome === 'changed') work.afterReply(() => publishEdition(work))
  return { outcome }
}

/** Makes an edition with what is said of a picture that readers see. */
function insertEdition(db: Database, { id, ...fields }: PictureForm & { id: string }) {
  return db.insert(shippedRecords).select(sql`
    SELECT ${`picture ${id}`}, ${newestEditionNumber} + 1, ${JSON.stringify(fields)}, ${Date.now()}
    WHERE EXISTS (
      SELECT 1 FROM pictures WHERE pictures.id = ${id} AND ${isPublishedPicture}
    )`)
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
