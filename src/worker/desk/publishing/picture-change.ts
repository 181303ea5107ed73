import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { PictureForm } from '#shared/pictures/schema.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { pictureProposals, pictures, shippedRecords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newestEditionNumber } from './effective-revisions.ts'
import { isPublishedPicture } from './published-pictures.ts'
import { mayDescribe } from './two-person-rule.ts'

/** The description and crop that a picture, named by its id, is to have. */
export type PictureChange = PictureForm & { id: string }

/**
 * Returns the change of an edition that gives a picture a description and crop. A trigger refuses,
 * with the code `another-person`, what `mayDescribe` refuses.
 */
export function pictureChange(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { user }: SignedIn,
  { id, ...fields }: PictureChange,
) {
  const isPicture = eq(pictures.id, id)
  return {
    isAllowed: mayDescribe(settings, { id, ...fields, by: user.id }),
    steps: {
      edition: insertEdition(db, { id, ...fields }),
      picture: db
        .update(pictures)
        .set({ ...fields, changedBy: user.id, changedAt: new Date() })
        .where(and(isPicture, differs(fields))),
      proposal: db.delete(pictureProposals).where(isProposal({ id, ...fields })),
    },
  }
}

/** Makes an edition with what is said of a picture that readers see. */
function insertEdition(db: Database, { id, ...fields }: PictureChange) {
  return db.insert(shippedRecords).select(sql`
    SELECT ${`picture ${id}`}, ${newestEditionNumber} + 1, ${JSON.stringify(fields)}, ${Date.now()}
    WHERE EXISTS (
      SELECT 1 FROM pictures
      WHERE pictures.id = ${id} AND ${isPublishedPicture} AND ${differs(fields)}
    )`)
}

function differs({ alt, focusX, focusY }: PictureForm) {
  return or(ne(pictures.alt, alt), ne(pictures.focusX, focusX), ne(pictures.focusY, focusY))
}

function isProposal({ id, alt, focusX, focusY }: PictureChange) {
  return and(
    eq(pictureProposals.pictureId, id),
    eq(pictureProposals.alt, alt),
    eq(pictureProposals.focusX, focusX),
    eq(pictureProposals.focusY, focusY),
  )
}
