import { and, eq } from 'drizzle-orm'
import type { TranslationKey } from '#shared/desk/documents/translation-path.ts'
import { type Locale, locales, originalLocale } from '#shared/locales.ts'
import { documents } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

const translationLocales = locales.filter((locale) => locale !== originalLocale)

/**
 * Returns the language of a translation that a request names; null for the original, undefined if there
 * is no such language.
 */
export function requestedLocale(input: unknown): Locale | null | undefined {
  if (input === undefined || input === null || input === '' || input === originalLocale) return null
  return translationLocales.find((locale) => locale === input)
}

/** Finds the id under which a translation is stored; null before its first text. */
export async function findTranslationId(
  db: Database,
  { originalId, locale }: TranslationKey,
): Promise<string | null> {
  const isTranslation = and(eq(documents.originalId, originalId), eq(documents.locale, locale))
  const row = await db.select({ id: documents.id }).from(documents).where(isTranslation).get()
  return row?.id ?? null
}

/** Finds what a stored document translates; null if it is an original, or does not exist. */
export async function findTranslationKey(db: Database, id: string): Promise<TranslationKey | null> {
  const { originalId, locale } = documents
  const row = await db
    .select({ originalId, locale })
    .from(documents)
    .where(eq(documents.id, id))
    .get()
  return row?.originalId && row.locale ? { originalId: row.originalId, locale: row.locale } : null
}

/**
 * Returns the translation that a request means: by the document and a language, or by its own id. Null
 * for an original, undefined if there is no such language.
 */
export async function requestedTranslation(
  db: Database,
  id: string,
  language: unknown,
): Promise<TranslationKey | null | undefined> {
  const locale = requestedLocale(language)
  if (locale === undefined) return undefined
  return (await findTranslationKey(db, id)) ?? (locale && { originalId: id, locale })
}

/**
 * Finds the id under which a document, or its translation into the named language, is stored; null if
 * there is none.
 */
export async function storedDocumentId(
  db: Database,
  id: string,
  language: unknown,
): Promise<string | null> {
  const locale = requestedLocale(language)
  if (locale === undefined) return null
  if (locale) return findTranslationId(db, { originalId: id, locale })
  const row = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.id, id))
    .get()
  return row?.id ?? null
}

/** Returns the row of a translation. */
export function translationRow(id: string, { originalId, locale }: TranslationKey) {
  const slug = `${locale} ${originalId}`
  return { id, kind: 'translation' as const, slug, createdAt: new Date(), originalId, locale }
}

/** Finds the id of a translation; adds it if there is none yet, and the document can have one. */
export async function ensureTranslation(db: Database, key: TranslationKey): Promise<string | null> {
  const existing = await findTranslationId(db, key)
  if (existing) return existing
  const [original] = await db.select().from(documents).where(eq(documents.id, key.originalId))
  if (!original || original.kind === 'translation') return null
  await db.insert(documents).values(translationRow(crypto.randomUUID(), key)).onConflictDoNothing()
  return findTranslationId(db, key)
}
