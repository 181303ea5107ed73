import type { Work } from '#worker/app-env.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { findPicturesIn } from '#worker/pictures/find-pictures.ts'

/** Returns an edition with the pictures that unpublished fields show as well. */
export async function withPicturesOf(
  { db }: Pick<Work, 'db'>,
  edition: Edition,
  fields: unknown,
): Promise<Edition> {
  const pictures = await findPicturesIn(db, fields)
  if (pictures.length === 0) return edition
  const others = edition.records.pictures.filter(({ id }) => !pictures.some((one) => one.id === id))
  return editionWith(edition, { pictures: [...others, ...pictures] })
}
