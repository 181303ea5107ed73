import { type Locale, originalLocale } from './locales.ts'

let find: () => Locale = () => originalLocale

/**
 * Returns the language of the page or email that is being made. The page client has only one, so its
 * build replaces this module by a constant.
 */
export function currentLocale(): Locale {
  return find()
}

/** Sets where the Worker finds the language, which differs by request. */
export function findLocaleBy(source: () => Locale): void {
  find = source
}
