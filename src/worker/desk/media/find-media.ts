import { desc, eq, sql } from 'drizzle-orm'
import type { PictureUse } from '#shared/desk/media/props.ts'
import type { Pages } from '#shared/pages.ts'
import { pictureLimits } from '#shared/pictures/limits.ts'
import { routes } from '#shared/routes.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { type PictureRow, pictureProposals, pictures, users } from '#worker/db/schema.ts'
import { needsProposal } from '#worker/desk/publishing/two-person-rule.ts'
import { pageOf } from '#worker/http/query.ts'
import { pictureOf, selectSizes } from '#worker/pictures/find-pictures.ts'
import { findUses } from './uses.ts'

/** Returns a page of all pictures, first those with a proposal, then the newest; at most the last page. */
export async function findMedia(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { user }: SignedIn,
  requested: number,
): Promise<Omit<Pages['desk/media'], 'status'>> {
  const isStored = eq(pictures.isStored, true)
  const total = await db.$count(pictures, isStored)
  const { page, pages, offset } = pageOf(total, { requested, size: pictureLimits.perPage })
  const rows = await db
    .select({
      picture: pictures,
      proposal: pictureProposals,
      by: users.name,
      needsProposal: sql<number>`${needsProposal(settings, pictures.id)}`,
    })
    .from(pictures)
    .leftJoin(pictureProposals, eq(pictureProposals.pictureId, pictures.id))
    .leftJoin(users, eq(users.id, pictureProposals.proposedBy))
    .where(isStored)
    .orderBy(
      sql`${pictureProposals.pictureId} IS NULL`,
      desc(pictures.createdAt),
      desc(pictures.id),
    )
    .limit(pictureLimits.perPage)
    .offset(offset)
  const ids = rows.map(({ picture }) => picture.id)
  const [sizes, uses] = await Promise.all([selectSizes(db, ids), findUses(db, ids)])
  const listed = rows.map(({ picture, proposal, by, needsProposal }) => ({
    ...listedPicture(picture, { sizes, uses: uses.get(picture.id) ?? [] }),
    needsProposal: Boolean(needsProposal),
    proposal: proposal && {
      alt: proposal.alt,
      focus: { x: proposal.focusX, y: proposal.focusY },
      by,
      isOwn: proposal.proposedBy === user.id,
    },
  }))
  return { pictures: listed, total, page, pages }
}

interface Listing {
  sizes: Awaited<ReturnType<typeof selectSizes>>
  uses: PictureUse[]
}

function listedPicture(row: PictureRow, { sizes, uses }: Listing) {
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
