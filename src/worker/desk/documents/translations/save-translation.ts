import { and, desc, eq, exists, gt, not } from 'drizzle-orm'
import { parse } from 'zod/mini'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import { type TranslationKey, translationPath } from '#shared/desk/documents/translation-path.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { mailApprovers } from '#worker/desk/documents/approvals.ts'
import { deleteDraft } from '#worker/desk/documents/drafts.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { translationFields } from '#worker/knowledge/translation-fields.ts'
import { translateFields } from '#worker/knowledge/translations.ts'
import { findOriginal, findTranslated } from './find-original.ts'
import { readTexts } from './read-texts.ts'
import { findTranslationId, translationRow } from './translation.ts'

interface NewTranslation extends TranslationKey {
  /** The id of the version that was edited; empty for the first one. */
  base: string
  input: DocumentFields
  /** True if the base itself is the result where the text is still the same. */
  reusesBase?: boolean
}

type SaveResult =
  | { outcome: 'saved'; id: string; documentId: string }
  | { outcome: 'refused'; errors: FieldErrors }
  | { outcome: 'outdated' | 'notFound' }

/** Saves a version of a translation, unless its base already has a successor. */
export async function saveTranslation(
  work: Pick<Work, 'db' | 'settings' | 'mails' | 'submission'>,
  actor: SignedIn,
  { originalId, locale, base, input, reusesBase = false }: NewTranslation,
): Promise<SaveResult> {
  const { db } = work
  const key = { originalId, locale }
  const original = await findTranslatedVersion(db, originalId, input.original)
  if (!original) return { outcome: 'notFound' }
  const existingId = await findTranslationId(db, key)
  const documentId = existingId ?? crypto.randomUUID()
  const newest = await findNewest(db, documentId)
  if ((newest?.id ?? '') !== base) return { outcome: 'outdated' }
  const { kind } = original
  const { texts, errors } = readTexts(kind, original.fields, input)
  if (Object.keys(errors).length > 0) return { outcome: 'refused', errors }
  const fields = parse(translationFields, { original: original.revision, texts })
  const draft = deleteDraft(db, actor, { kind: 'translation', documentId })
  if (reusesBase && newest && JSON.stringify(fields) === newest.fields) {
    await draft
    return { outcome: 'saved', id: newest.id, documentId }
  }
  const number = (newest?.number ?? 0) + 1
  const revision = {
    id: crypto.randomUUID(),
    documentId,
    number,
    authorId: actor.user.id,
    fields: JSON.stringify(fields),
    createdAt: new Date(),
  }
  const isLater = and(eq(revisions.documentId, documentId), gt(revisions.number, number - 1))
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'document.translated',
    target: documentId,
    exists: hasRow(db, documents, eq(documents.id, originalId)),
    preconditions: {
      outdated: newest ? not(hasRow(db, revisions, isLater)) : hasNoVersion(db, key),
    },
    steps: {
      document: existingId ? null : db.insert(documents).values(translationRow(documentId, key)),
      revision: db.insert(revisions).values(revision),
      draft,
      mails: await mailApprovers(work, actor, {
        id: documentId,
        kind,
        fields: translateFields(kind, original.fields, texts),
        editor: translationPath(key),
        base: newest ?? null,
      }),
    },
  })
  return outcome === 'changed' ? { outcome: 'saved', id: revision.id, documentId } : { outcome }
}

/** Finds the version that a form translates; by default what there is to translate now. */
function findTranslatedVersion(db: Database, id: string, revisionId: unknown) {
  return typeof revisionId === 'string' && revisionId !== ''
    ? findTranslated(db, id, revisionId)
    : findOriginal(db, id)
}

function findNewest(db: Database, documentId: string) {
  return db
    .select()
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(revisions.number))
    .get()
}

/** Returns the condition that nobody else began the translation meanwhile. */
function hasNoVersion(db: Database, { originalId, locale }: TranslationKey) {
  const isTranslation = and(eq(documents.originalId, originalId), eq(documents.locale, locale))
  const versions = db
    .select({ id: revisions.id })
    .from(revisions)
    .innerJoin(documents, and(eq(documents.id, revisions.documentId), isTranslation))
  return not(exists(versions))
}
