// Codes that Intl names although ISO 3166-1 does not assign them to a country.
const withoutCountry = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** True for the code of a country (ISO 3166-1 alpha-2). */
export function isCountry(code: string): boolean {
  return !withoutCountry.has(code) && nameOf(code) !== undefined
}

/** Returns the English name of a country; the code itself if there is none. */
export function countryName(code: string): string {
  return nameOf(code) ?? code
}

let names: Intl.DisplayNames | undefined

function nameOf(code: string): string | undefined {
  // Intl throws for other texts.
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(code)
}
