import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Picture, PictureSize } from '#shared/pictures/props.ts'
import { routes } from '#shared/routes.ts'
import { isOneOf } from '../db/conditions.ts'
import { type PictureRow, pictureSizes, pictures } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'

type SizeRow = typeof pictureSizes.$inferSelect

/** Selects the sizes of some pictures, the largest first. */
export function selectSizes(db: Database, ids: readonly string[]) {
  return db
    .select()
    .from(pictureSizes)
    .where(isOneOf(pictureSizes.pictureId, ids))
    .orderBy(asc(pictureSizes.pictureId), desc(pictureSizes.width))
}

/** Returns a picture as pages render it. */
export function pictureOf(row: PictureRow, sizes: readonly SizeRow[]): Picture {
  const { id, alt, focusX: x, focusY: y } = row
  return {
    id,
    alt,
    sizes: sizes.filter(({ pictureId }) => pictureId === id).map(sizeOf),
    focus: { x, y },
  }
}

function sizeOf({ hash, width, height }: SizeRow): PictureSize {
  return { url: routes.media.href({ hash }), width, height }
}

/** Returns the pictures that a condition finds, by their ids. */
export async function findPictures(db: Database, condition: SQL | undefined): Promise<Picture[]> {
  const rows = await db.select().from(pictures).where(condition).orderBy(asc(pictures.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const sizes = await selectSizes(db, ids)
  return rows.map((row) => pictureOf(row, sizes))
}

/** Returns the pictures that a value names at any depth, such as the fields of a draft. */
export async function findPicturesIn(db: Database, value: unknown): Promise<Picture[]> {
  const ids = [...new Set(JSON.stringify(value).match(/[\da-f]{64}/g) ?? [])]
  if (ids.length === 0) return []
  return findPictures(db, and(isOneOf(pictures.id, ids), eq(pictures.isStored, true)))
}
