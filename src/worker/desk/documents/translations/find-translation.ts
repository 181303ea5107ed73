import { parse } from 'zod/mini'
import { type DocumentKind, titleOfFields } from '#shared/desk/documents/kinds.ts'
import type {
  DocumentFields,
  TextToTranslate,
  TranslationPage,
} from '#shared/desk/documents/props.ts'
import type { TranslationKey } from '#shared/desk/documents/translation-path.ts'
import { translatableFields } from '#shared/knowledge/translatable.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { isOneOf } from '#worker/db/conditions.ts'
import { revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { fieldChanges } from '#worker/desk/documents/diff.ts'
import { findHistory, selectVersions } from '#worker/desk/documents/find-document.ts'
import { type TranslationFields, translationFields } from '#worker/knowledge/translation-fields.ts'
import { textKey, translateFields } from '#worker/knowledge/translations.ts'
import { findOriginal, findTranslated, type Original } from './find-original.ts'
import { namedTexts } from './read-texts.ts'
import { findTranslationId } from './translation.ts'

interface TranslationQuery extends TranslationKey {
  /** The id of the version to show; the newest by default. */
  revision?: string | undefined
  /** The id of the version to compare it with. */
  against?: string | undefined
}

/** Finds a translation beside its original; null if there is no such document or version. */
export async function findTranslation(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { revision, against, ...key }: TranslationQuery,
): Promise<Omit<TranslationPage, 'status'> | null> {
  const original = await findOriginal(db, key.originalId)
  if (!original) return null
  const id = await findTranslationId(db, key)
  const history = await findHistory({ db, settings }, actor, id ?? '')
  const versions = selectVersions(history, { revision, against })
  if (!versions && (revision ?? against)) return null
  const { selected = null, compared = null } = versions ?? {}
  const versionOf = await findVersions(db, [selected, compared])
  const stored = versionOf(selected)
  const fields = translated(original, stored)
  return {
    ...history,
    id: selected && id,
    kind: original.kind,
    slug: original.slug,
    fields,
    revision: selected,
    ...(compared && {
      diff: fieldChanges(translated(original, versionOf(compared)), fields),
      against: compared,
    }),
    translation: {
      ...key,
      title: titleOfFields(original.kind, original.fields),
      original: {
        revision: original.revision,
        number: original.number,
        isPublished: original.isPublished,
      },
      ...(await changesSince(db, original, stored)),
      texts: textsOf(original, stored),
    },
    sources: [],
    markets: [],
    people: [],
    // The original has the pictures.
    takesPictures: false,
    twoPersonRule: settings.twoPersonRule,
    now: new Date().toISOString(),
  }
}

async function findVersions(db: Database, ids: readonly (string | null)[]) {
  const rows = await db
    .select({ id: revisions.id, fields: revisions.fields })
    .from(revisions)
    .where(
      isOneOf(
        revisions.id,
        ids.filter((id) => id !== null),
      ),
    )
  const byId = new Map(rows.map(({ id, fields }) => [id, fields]))
  return (id: string | null): TranslationFields | null => {
    const fields = byId.get(id ?? '')
    return fields === undefined ? null : parse(translationFields, JSON.parse(fields))
  }
}

function translated({ kind, fields }: Original, stored: TranslationFields | null): DocumentFields {
  return translateFields(kind, fields, stored?.texts ?? [])
}

/** Returns the changes of an original since the version that was translated. */
async function changesSince(
  db: Database,
  original: Original,
  stored: TranslationFields | null,
): Promise<Pick<TranslationPage['translation'], 'outdated' | 'changes'>> {
  if (!stored || stored.original === original.revision) return { outdated: false, changes: [] }
  const before = await findTranslated(db, original.id, stored.original)
  return {
    outdated: before === null || before.number < original.number,
    changes: before ? fieldChanges(before.fields, original.fields) : [],
  }
}

function textsOf({ kind, fields }: Original, stored: TranslationFields | null): TextToTranslate[] {
  const translations = new Map(
    (stored?.texts ?? []).map(({ field, text, translation }) => [
      textKey({ field, text }),
      translation,
    ]),
  )
  return namedTexts(kind, fields).map(({ name, field, text }) => ({
    name,
    text,
    translation: translations.get(textKey({ field, text })) ?? '',
    isName: translatableFields[kind].names.includes(field),
    isLong: isLong(kind, field),
  }))
}

function isLong(kind: DocumentKind, field: string): boolean {
  return translatableFields[kind].markdown?.includes(field) ?? false
}
