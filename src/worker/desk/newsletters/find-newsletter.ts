import { and, desc, eq } from 'drizzle-orm'
import type { Newsletter } from '#shared/knowledge/schemas.ts'
import { runBatch } from '#worker/db/change.ts'
import { documents, revisions, sendings, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { selectLastDecision, stateOf } from '#worker/desk/publishing/states.ts'
import { isNewsletterSending } from '#worker/jobs/sendings/is-newsletter-sending.ts'

/** Finds a newsletter by the id of its document, with its sending if it was sent. */
export async function findNewsletter(db: Database, id: string) {
  const rows = await runBatch(db, {
    document: db
      .select({ id: documents.id, slug: documents.slug })
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.kind, 'letter'))),
    revisions: db
      .select({
        id: revisions.id,
        number: revisions.number,
        authorId: revisions.authorId,
        author: users.name,
        fields: revisions.fields,
        createdAt: revisions.createdAt,
      })
      .from(revisions)
      .leftJoin(users, eq(users.id, revisions.authorId))
      .where(eq(revisions.documentId, id))
      .orderBy(desc(revisions.number)),
    decision: selectLastDecision(db, id),
    sending: db.select().from(sendings).where(isNewsletterSending(id)),
  })
  const [document] = rows.document
  const [newest] = rows.revisions
  if (!document || !newest) return null
  const [decision = null] = rows.decision
  return {
    ...document,
    state: stateOf(newest.id, decision),
    isPublished: Boolean(decision?.publishedRevisionId),
    revisions: rows.revisions,
    newest,
    sending: rows.sending[0] ?? null,
  }
}

export function newsletterOf(slug: string, { fields }: { fields: string }): Newsletter {
  return { slug, ...JSON.parse(fields) }
}

export async function findNewsletterText(
  db: Database,
  revisionId: string,
): Promise<Newsletter | null> {
  const row = await db
    .select({ slug: documents.slug, fields: revisions.fields })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(eq(revisions.id, revisionId))
    .get()
  return row ? newsletterOf(row.slug, row) : null
}
