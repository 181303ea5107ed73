import { and, desc, eq } from 'drizzle-orm'
import type { Letter } from '#shared/knowledge/schemas.ts'
import { runBatch } from '#worker/db/change.ts'
import { documents, revisions, sendings, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { selectLastDecision, stateOf } from '#worker/desk/publishing/states.ts'
import { isOfLetter } from '#worker/jobs/sendings/of-letter.ts'

/** A letter at the desk by the id of its document, with the sending that began, if one did. */
export async function findLetter(db: Database, id: string) {
  const found = await runBatch(db, {
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
    sending: db.select().from(sendings).where(isOfLetter(id)),
  })
  const [document] = found.document
  const [newest] = found.revisions
  if (!document || !newest) return null
  const [decision = null] = found.decision
  return {
    ...document,
    state: stateOf(newest.id, decision),
    isShown: Boolean(decision?.shown),
    revisions: found.revisions,
    newest,
    sending: found.sending[0] ?? null,
  }
}

/** What a revision of a letter says. */
export function letterOf(slug: string, { fields }: { fields: string }): Letter {
  return { slug, ...JSON.parse(fields) }
}

/** A letter as one of its revisions has it; null when there is none. */
export async function findLetterText(db: Database, revisionId: string): Promise<Letter | null> {
  const found = await db
    .select({ slug: documents.slug, fields: revisions.fields })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(eq(revisions.id, revisionId))
    .get()
  return found ? letterOf(found.slug, found) : null
}
