import { and, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import { maxDraftBytes } from '#shared/desk/constants.ts'
import { withoutFormFields } from '#shared/desk/documents/form-fields.ts'
import type { StoredKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DraftSummary } from '#shared/desk/documents/props.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { documents, drafts, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { parseFields } from '#worker/desk/publishing/parse-fields.ts'
import { isStillStaff } from '#worker/desk/staff/staff-conditions.ts'
import { fieldsFromInput } from './fields-from-input.ts'

/** Stands for the id of a document that is not saved yet. */
export const newDocumentId = 'new'

export interface DraftKey {
  kind: StoredKind
  /** A document's id, or `newDocumentId`. */
  documentId: string
}

interface DraftInput extends DraftKey {
  input: DocumentFields
  /** The time of the draft that the sender knows; null for none, undefined if it did not say. */
  known: Date | null | undefined
}

/**
 * Saves a person's text without checking it. If the sender names the draft that it knows, a newer
 * one, or a revision that the person saved since, is not overwritten.
 */
export async function saveDraft(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { kind, documentId, input, known }: DraftInput,
): Promise<
  { outcome: 'saved'; savedAt: Date } | { outcome: 'too-large' | 'notFound' | 'outdated' }
> {
  const base = typeof input.base === 'string' ? input.base.slice(0, maxIdLength) : ''
  const fields = JSON.stringify(withoutFormFields(input))
  if (new TextEncoder().encode(fields).byteLength > maxDraftBytes) return { outcome: 'too-large' }
  const savedAt = new Date()
  const row = { userId: actor.user.id, kind, documentId, base, fields, savedAt }
  const { outcome } = await changeIf(
    { db },
    {
      preconditions: {
        notFound: and(isStillStaff({ db, settings }, actor), isDocument(db, { kind, documentId })),
        outdated:
          known === undefined
            ? undefined
            : and(
                isKnown(db, actor, { kind, documentId, known }),
                hasNoOwnSuccessor(db, actor, base),
              ),
      },
      steps: {
        draft: db
          .insert(drafts)
          .values(row)
          .onConflictDoUpdate({
            target: [drafts.userId, drafts.documentId, drafts.kind],
            set: { base, fields, savedAt },
          }),
      },
    },
  )
  return outcome === 'changed' ? { outcome: 'saved', savedAt } : { outcome }
}

/** Deletes a person's draft, if there is one. */
export async function discardDraft(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  key: DraftKey,
): Promise<{ outcome: 'discarded' | 'notFound' }> {
  const { outcome } = await changeIf(
    { db },
    {
      preconditions: { notFound: and(isStillStaff({ db, settings }, actor), isDocument(db, key)) },
      steps: { draft: deleteDraft(db, actor, key) },
    },
  )
  return { outcome: outcome === 'changed' ? 'discarded' : outcome }
}

/** Returns the statement that deletes a person's draft, for the batch that saves its text. */
export function deleteDraft(db: Database, actor: SignedIn, key: DraftKey) {
  return db.delete(drafts).where(isOwnDraft(actor, key))
}

/** Selects a person's draft; the kind is needed only for a new document. */
export function selectDraft(db: Database, actor: SignedIn, key: DraftSelection) {
  const { kind, base, fields, savedAt } = drafts
  return db.select({ kind, base, fields, savedAt }).from(drafts).where(isOwnDraft(actor, key))
}

/** Returns the draft in a selection as the editor shows it; null without one. */
export function draftOf([row]: Awaited<ReturnType<typeof selectDraft>>): DraftSummary | null {
  if (!row) return null
  const { slug, ...input } = parseFields(row.fields)
  return {
    base: row.base,
    slug: typeof slug === 'string' ? slug : '',
    // A translation's text is shown as it was entered.
    fields: row.kind === 'translation' ? input : fieldsFromInput(row.kind, input),
    savedAt: row.savedAt.toISOString(),
  }
}

/** More than the length of any id. */
const maxIdLength = 64

type DraftSelection = Omit<DraftKey, 'kind'> & Partial<Pick<DraftKey, 'kind'>>

function isOwnDraft({ user }: SignedIn, { kind, documentId }: DraftSelection): SQL | undefined {
  return and(
    eq(drafts.userId, user.id),
    eq(drafts.documentId, documentId),
    kind && eq(drafts.kind, kind),
  )
}

/** Returns the condition that the document exists; a new one always may. */
function isDocument(db: Database, { kind, documentId }: DraftKey): SQL | undefined {
  if (documentId === newDocumentId) return undefined
  return hasRow(db, documents, and(eq(documents.id, documentId), eq(documents.kind, kind)))
}

/** Returns the condition that the stored draft is the one that the sender knows. */
function isKnown(
  db: Database,
  actor: SignedIn,
  { known, ...key }: DraftKey & { known: Date | null },
): SQL | undefined {
  const isOwn = isOwnDraft(actor, key)
  if (known === null) return not(hasRow(db, drafts, isOwn))
  return hasRow(db, drafts, and(isOwn, eq(drafts.savedAt, known)))
}

/** Returns the condition that the person saved no revision after this one, in another tab. */
function hasNoOwnSuccessor(db: Database, { user }: SignedIn, revisionId: string): SQL {
  const ofBase = (column: 'document_id' | 'number') =>
    sql`(SELECT ${sql.identifier(column)} FROM revisions WHERE id = ${revisionId})`
  const isSuccessor = and(
    eq(revisions.documentId, ofBase('document_id')),
    gt(revisions.number, ofBase('number')),
    eq(revisions.authorId, user.id),
  )
  return not(hasRow(db, revisions, isSuccessor))
}
