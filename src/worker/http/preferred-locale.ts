import { type Locale, offeredLocales } from '#shared/locales.ts'

/** A language, without its region, and its weight: `fr` and `0.8` of `fr-CI;q=0.8`. */
const range = /^\s*(\w+)(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i

// Longer than that of any browser.
const maxLength = 500

/**
 * Returns the language of ours that a browser prefers by its `Accept-Language` (RFC 9110, 12.5.4);
 * null if it names none. A region is no matter: `fr-CI` is French.
 */
export function preferredLocale(acceptLanguage: string): Locale | null {
  let preferred: Locale | null = null
  let highest = 0
  for (const part of acceptLanguage.slice(0, maxLength).split(',')) {
    const [, language, weight = '1'] = range.exec(part) ?? []
    const locale = offeredLocales.find((one) => one === language?.toLowerCase())
    if (!locale || Number(weight) <= highest) continue
    preferred = locale
    highest = Number(weight)
  }
  return preferred
}
