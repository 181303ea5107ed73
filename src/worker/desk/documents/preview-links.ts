import { and, eq, gt, inArray } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import type { PreviewLinkSummary } from '#shared/desk/documents/props.ts'
import { reaches } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
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
  id: string
}

/** Creates a link to a revision. Only the link has the token; the database stores its hash. */
export async function createPreviewLink(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
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
    exists: hasRow(work.db, revisions, eq(revisions.id, id)),
    steps: { link: work.db.insert(previewLinks).values(link) },
  })
  if (outcome !== 'changed') return { outcome }
  return {
    outcome: 'shared',
    url: absoluteUrl(work.settings, routes.preview.href({ token })),
  }
}

/** Returns the id of the revision that a link leads to; null once the link has expired. */
export async function findLinkedRevision(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  token: string,
): Promise<string | null> {
  const isToken = eq(previewLinks.tokenHash, await hashToken(token))
  const link = await selectLinks(db).where(and(isToken, isUnexpired())).get()
  return link && mayShare(settings, link) ? link.revisionId : null
}

// No document has this many active links.
const maxListed = 200

export function selectPreviewLinks(db: Database, documentId: string) {
  return selectLinks(db)
    .where(and(isOfDocument(db, documentId), isUnexpired()))
    .limit(maxListed)
}

/** Returns the active links, newest first. */
export function previewLinksOf(
  settings: Settings,
  links: readonly LinkRow[],
): PreviewLinkSummary[] {
  return links
    .filter((link) => mayShare(settings, link))
    .toSorted((a, b) => Number(b.expiresAt) - Number(a.expiresAt))
    .map(({ id, revisionId, sharer, expiresAt }) => {
      const by = sharer?.name ?? null
      return { id, revision: revisionId, by, expiresAt: expiresAt.toISOString() }
    })
}

/** Deletes a preview link of a document by its listed id. */
export async function deletePreviewLink(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { documentId, id }: RevisionKey,
): Promise<{ outcome: 'ended' | 'notFound' }> {
  const { db } = work
  const isLink = and(eq(previewLinks.tokenHash, id), isOfDocument(db, documentId), isUnexpired())
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'document.unshared',
    target: documentId,
    exists: hasRow(db, previewLinks, isLink),
    steps: { link: db.delete(previewLinks).where(isLink) },
  })
  return { outcome: outcome === 'notFound' ? outcome : 'ended' }
}

type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number]

/** Selects links; their id is the hash of their token, which is safe to show. */
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
  const revisionIds = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
  return inArray(previewLinks.revisionId, revisionIds)
}

function isUnexpired() {
  return gt(previewLinks.expiresAt, new Date())
}

/** True if the creator of a link may still share unpublished documents. */
function mayShare(settings: Settings, { sharedBy, sharer }: LinkRow): boolean {
  if (sharedBy === null) return true
  return sharer !== null && reaches(roleOf(settings, sharer), 'editor')
}
