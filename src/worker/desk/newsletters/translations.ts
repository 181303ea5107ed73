import { and, desc, eq } from 'drizzle-orm'
import { parse } from 'zod/mini'
import type { Newsletter } from '#shared/knowledge/schemas.ts'
import { textsIn } from '#shared/knowledge/translatable.ts'
import type { TranslatedText } from '#shared/knowledge/translated-texts.ts'
import type { Locale } from '#shared/locales.ts'
import { documents, revisions } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { publishedRevision } from '#worker/desk/publishing/effective-revisions.ts'
import { translationFields } from '#worker/knowledge/translation-fields.ts'
import { textKey, translateFields } from '#worker/knowledge/translations.ts'

/** A version of a newsletter's translation. */
export interface NewsletterTranslation {
  locale: Locale
  /** The id under which the translation is stored. */
  documentId: string
  revisionId: string
  texts: readonly TranslatedText[]
}

/** Finds the newest version of each translation of a newsletter. */
export async function findNewestTranslations(
  db: Database,
  newsletterId: string,
): Promise<NewsletterTranslation[]> {
  const rows = await selectVersions(db)
    .where(eq(documents.originalId, newsletterId))
    .orderBy(desc(revisions.number))
  const byLocale = Map.groupBy(rows.map(versionOf), ({ locale }) => locale)
  return [...byLocale.values()].flatMap(([newest]) => newest ?? [])
}

/** Finds the published translation of a newsletter into a language; null if there is none. */
export async function findPublishedTranslation(
  db: Database,
  newsletterId: string,
  locale: Locale,
): Promise<NewsletterTranslation | null> {
  const isTranslation = and(eq(documents.originalId, newsletterId), eq(documents.locale, locale))
  const row = await selectVersions(db)
    .where(and(isTranslation, eq(revisions.id, publishedRevision(documents.id))))
    .get()
  return row ? versionOf(row) : null
}

/** Returns a newsletter in another language; null if one of its texts is not translated. */
export function translateNewsletter(
  newsletter: Newsletter,
  { texts }: Pick<NewsletterTranslation, 'texts'>,
): Newsletter | null {
  const translated = new Set(texts.map(textKey))
  const isComplete = textsIn('letter', newsletter).every((text) => translated.has(textKey(text)))
  return isComplete ? translateFields('letter', newsletter, texts) : null
}

function selectVersions(db: Database) {
  return db
    .select({
      locale: documents.locale,
      documentId: documents.id,
      revisionId: revisions.id,
      fields: revisions.fields,
    })
    .from(documents)
    .innerJoin(revisions, eq(revisions.documentId, documents.id))
}

interface VersionRow {
  locale: Locale | null
  documentId: string
  revisionId: string
  fields: string
}

function versionOf({ locale, fields, ...ids }: VersionRow): NewsletterTranslation {
  if (!locale) throw new Error(`Expected a translation as document ${ids.documentId}`)
  return { ...ids, locale, texts: parse(translationFields, JSON.parse(fields)).texts }
}
