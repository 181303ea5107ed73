import { and, eq, gt, inArray } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import type { PreviewLinkSummary } from '#shared/desk/documents/props.ts'
import { reaches } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { previewLinks, revisions, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import type { Settings } from '#worker/env.ts'
import { roleOf } from '#worker/http/role.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'

interface RevisionKey {
  documentId: string
  /** The id of the revision. */
  id: string
}

/**
 * Makes a link by which anybody can read a revision for some days. The token stands in the link
 * alone: the database knows its hash.
 */
export async function sharePreview(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { documentId, id }: RevisionKey,
): Promise<{ outcome: 'shared'; url: string } | { outcome: 'notFound' }> {
  const token = randomToken()
  const tokenHash = await hashToken(token)
  const expiresAt = new Date(Date.now() + lifetimes.previewSeconds * 1000)
  const link = { tokenHash, revisionId: id, sharedBy: actor.user.id, expiresAt }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'document.shared',
    target: documentId,
    steps: { link: work.db.insert(previewLinks).values(link) },
  })
  if (outcome !== 'changed') return { outcome }
  return {
    outcome: 'shared',
    url: new URL(routes.preview.href({ token }), work.settings.appUrl).href,
  }
}

/** Returns the id of the revision that a link leads to; null when the link has ended. */
export async function findLinkedRevision(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  token: string,
): Promise<string | null> {
  const isToken = eq(previewLinks.tokenHash, await hashToken(token))
  const link = await selectLinks(db).where(and(isToken, isUnexpired())).get()
  return link && mayShare(settings, link) ? link.revisionId : null
}

// More than anybody shares of a document in the days that a link is good for.
const mostListed = 200

/** The query for the links to versions of a document. */
export function selectPreviewLinks(db: Database, documentId: string) {
  return selectLinks(db)
    .where(and(isOfDocument(db, documentId), isUnexpired()))
    .limit(mostListed)
}

/** Returns those links that still lead somewhere, the newest first. */
export function previewLinksOf(
  settings: Settings,
  links: readonly FoundLink[],
): PreviewLinkSummary[] {
  return links
    .filter((link) => mayShare(settings, link))
    .toSorted((a, b) => Number(b.expiresAt) - Number(a.expiresAt))
    .map(({ id, revisionId, sharer, expiresAt }) => {
      const by = sharer?.name ?? null
      return { id, revision: revisionId, by, expiresAt: expiresAt.toISOString() }
    })
}

/** Ends a preview link of a document, by the id with which it is listed. */
export async function endPreview(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { documentId, id }: RevisionKey,
): Promise<{ outcome: 'ended' | 'notFound' }> {
  const { db } = work
  const isLink = and(eq(previewLinks.tokenHash, id), isOfDocument(db, documentId), isUnexpired())
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'document.unshared',
    target: documentId,
    isThere: hasRow(db, previewLinks, isLink),
    steps: { link: db.delete(previewLinks).where(isLink) },
  })
  return { outcome: outcome === 'notFound' ? outcome : 'ended' }
}

type FoundLink = Awaited<ReturnType<typeof selectLinks>>[number]

/** Links as they are listed: the hash of a token names its link, and opens nothing. */
function selectLinks(db: Database) {
  const { tokenHash: id, revisionId, sharedBy, expiresAt } = previewLinks
  const { name, email, emailVerifiedAt, role } = users
  const sharer = { name, email, emailVerifiedAt, role }
  return db
    .select({ id, revisionId, sharedBy, expiresAt, sharer })
    .from(previewLinks)
    .leftJoin(users, eq(users.id, sharedBy))
}

function isOfDocument(db: Database, documentId: string) {
  const written = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
  return inArray(previewLinks.revisionId, written)
}

function isUnexpired() {
  return gt(previewLinks.expiresAt, new Date())
}

/** True if whoever made a link may still share what is not published. */
function mayShare(settings: Settings, { sharedBy, sharer }: FoundLink): boolean {
  if (sharedBy === null) return true
  return sharer !== null && reaches(roleOf(settings, sharer), 'editor')
}
