import { editionRefreshSeconds } from '#shared/constants.ts'
import { type Locale, offeredLocale, originalLocale } from '#shared/locales.ts'
import type { Work } from '../app-env.ts'
import { inLocale } from '../locale.ts'
import { describeError, log } from '../log.ts'
import {
  type Edition,
  originalEdition,
  setTranslatedEdition,
  translatedEdition,
} from './edition.ts'
import { findTranslations } from './edition-in-kv.ts'
import { translateEdition } from './translated-edition.ts'
import { type RecordTranslation, shippedRecordTranslations } from './translations.ts'

/**
 * Translates the edition of this isolate into a language, unless it already is. If KV lacks the
 * translations, those that ship stand in: a text that has changed since does not match them.
 */
export async function loadTranslations({ kv }: Pick<Work, 'kv'>, locale: Locale): Promise<void> {
  if (locale === originalLocale || translatedEdition(locale)) return
  const original = originalEdition()
  const published = await findPublished({ kv }, original, locale)
  const translations = published ?? (await shippedRecordTranslations(locale))
  const edition = translateEdition(original, locale, translations)
  if (published || original.origin === 'shipped') setTranslatedEdition({ edition })
  // Another origin, so that no page is cached as one of the published edition.
  else setTranslatedEdition({ edition: { ...edition, origin: 'shipped' }, until: retryAt() })
}

/** Runs a task in a language, with the edition translated into it; in English if it is not offered. */
export async function inTranslation<Result>(
  stores: Pick<Work, 'kv'>,
  locale: Locale,
  task: () => Result | Promise<Result>,
): Promise<Result> {
  await loadTranslations(stores, offeredLocale(locale))
  return inLocale(locale, task)
}

function retryAt(): number {
  return Date.now() + editionRefreshSeconds * 1000
}

/** Finds the published translations of an edition; null if there are none to be had. */
async function findPublished(
  { kv }: Pick<Work, 'kv'>,
  { origin, records }: Edition,
  locale: Locale,
): Promise<RecordTranslation[] | null> {
  // An edition that was written before there were translations names none.
  if (origin !== 'published' || !records.translations) return null
  const number = records.translations[locale]
  if (number === undefined) return []
  try {
    const translations = await findTranslations(kv, locale, number)
    if (!translations) log('translations-not-found', { locale, number })
    return translations
  } catch (error) {
    log('translations-not-found', { locale, number, error: describeError(error) })
    return null
  }
}
