import { desc, eq } from 'drizzle-orm'
import type { ListedPicture, PictureUse } from '#shared/desk/media/props.ts'
import type { Pages } from '#shared/pages.ts'
import { pictureLimits } from '#shared/pictures/limits.ts'
import { routes } from '#shared/routes.ts'
import { type PictureRow, pictures } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { pageOf } from '#worker/http/query.ts'
import { pictureOf, selectSizes } from '#worker/pictures/find-pictures.ts'
import { findUses } from './uses.ts'

/** Returns a page of all pictures, the newest first; at most the last page. */
export async function findMedia(
  db: Database,
  requested: number,
): Promise<Omit<Pages['desk/media'], 'status'>> {
  const isStored = eq(pictures.isStored, true)
  const total = await db.$count(pictures, isStored)
  const { page, pages, offset } = pageOf(total, { requested, size: pictureLimits.perPage })
  const rows = await db
    .select()
    .from(pictures)
    .where(isStored)
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
    .limit(pictureLimits.perPage)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  const [sizes, uses] = await Promise.all([selectSizes(db, ids), findUses(db, ids)])
  const listed = rows.map((row) => listedPicture(row, { sizes, uses: uses.get(row.id) ?? [] }))
  return { pictures: listed, total, page, pages }
}

interface Listing {
  sizes: Awaited<ReturnType<typeof selectSizes>>
  uses: PictureUse[]
}

function listedPicture(row: PictureRow, { sizes, uses }: Listing): ListedPicture {
  const { id, width, height, createdAt } = row
  const own = sizes.filter(({ pictureId }) => pictureId === id)
  return {
    ...pictureOf(row, own),
    url: routes.media.href({ hash: id }),
    width,
    height,
    size: own.reduce((sum, { size }) => sum + size, 0),
    addedAt: createdAt.toISOString(),
    uses,
  }
}
