import * as words from '#shared/number-words.ts'

// Codes that Intl names although ISO 3166-1 does not assign them to a country.
const withoutCountry = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** True for the code of a country (ISO 3166-1 alpha-2). */
export function isCountry(code: string): boolean {
  return !withoutCountry.has(code) && nameOf(code) !== undefined
}

/** Returns the name of a country; the code itself if there is none. */
export function countryName(code: string): string {
  return nameOf(code) ?? code
}

/**
 * Returns the name of a market by the translation of its dossier. A country has a name in every language,
 * also before there is one.
 */
export function translatedMarketName(
  { name, code }: { name: string; code: string },
  translation: string,
): string {
  return translation === name ? countryName(code) : translation
}

const namesByTag = new Map<string, Intl.DisplayNames>()

function nameOf(code: string): string | undefined {
  // Intl throws for other texts.
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  return namesIn(words.tag).of(code)
}

function namesIn(tag: string): Intl.DisplayNames {
  const options = { type: 'region', fallback: 'none' } as const
  const names = namesByTag.get(tag) ?? new Intl.DisplayNames(tag, options)
  namesByTag.set(tag, names)
  return names
}
