import { and, desc, eq } from 'drizzle-orm'
import { parse } from 'zod/mini'
import type { Newsletter } from '#shared/knowledge/schemas.ts'
import { textsIn } from '#shared/knowledge/translatable.ts'
import { type Locale, offeredLocales } from '#shared/locales.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision } from '#worker/desk/publishing/effective-revisions.ts'
import { translationFields } from '#worker/knowledge/translation-fields.ts'
import { textKey, translateFields, translationsOf } from '#worker/knowledge/translations.ts'

/** A newsletter in another language, and the version that translates all of it. */
export interface TranslatedNewsletter {
  locale: Locale
  newsletter: Newsletter
  /** The id under which the translation is stored. */
  documentId: string
  revisionId: string
  authorId: string | null
}

/** Finds a newsletter in each offered language into which the newest version translates all of it. */
export async function findTranslated(
  db: Database,
  id: string,
  original: Newsletter,
): Promise<TranslatedNewsletter[]> {
  const rows = await selectVersions(db)
    .where(eq(documents.originalId, id))
    .orderBy(desc(revisions.number))
  const byLocale = Map.groupBy(rows, ({ locale }) => locale)
  return [...byLocale].flatMap(([locale, [newest]]) => {
    if (!locale || !newest || !offeredLocales.includes(locale)) return []
    const { fields, ...ids } = newest
    const newsletter = translateNewsletter(original, fields)
    return newsletter ? [{ ...ids, locale, newsletter }] : []
  })
}

/** Finds a newsletter in a language; null unless a published version translates all of it. */
export async function findPublishedIn(
  db: Database,
  locale: Locale,
  { id, original }: { id: string; original: Newsletter },
): Promise<Newsletter | null> {
  const isTranslation = and(eq(documents.originalId, id), eq(documents.locale, locale))
  const row = await selectVersions(db)
    .where(and(isTranslation, eq(revisions.id, publishedRevision(documents.id))))
    .get()
  return row ? translateNewsletter(original, row.fields) : null
}

/**
 * Returns a newsletter in another language by the stored fields of its translation; null if one of its
 * texts is not translated.
 */
function translateNewsletter(original: Newsletter, fields: string): Newsletter | null {
  const { texts } = parse(translationFields, JSON.parse(fields))
  const translations = translationsOf(texts)
  const isComplete = textsIn('letter', original).every((text) => translations.has(textKey(text)))
  return isComplete ? translateFields('letter', original, texts) : null
}

function selectVersions(db: Database) {
  return db
    .select({
      locale: documents.locale,
      documentId: documents.id,
      revisionId: revisions.id,
      authorId: revisions.authorId,
      fields: revisions.fields,
    })
    .from(documents)
    .innerJoin(revisions, eq(revisions.documentId, documents.id))
}
