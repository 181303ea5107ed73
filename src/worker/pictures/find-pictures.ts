import { asc, desc } from 'drizzle-orm'
import type { Picture, PictureSize } from '#shared/pictures/props.ts'
import { routes } from '#shared/routes.ts'
import { isOneOf } from '../db/conditions.ts'
import { type PictureRow, pictureSizes } from '../db/schema.ts'
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
