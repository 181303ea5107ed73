/** The languages of the site, by their codes (BCP 47). English is at the root, the others below `/fr`, `/pt`. */
export const locales = ['en', 'fr', 'pt'] as const

export type Locale = (typeof locales)[number]

/** The name of each language in itself, and its code for share previews. */
export const languages: Record<Locale, { name: string; openGraph: string }> = {
  en: { name: 'English', openGraph: 'en_GB' },
  fr: { name: 'Français', openGraph: 'fr_FR' },
  pt: { name: 'Português', openGraph: 'pt_PT' },
}

/** The language of all that has no translation. */
export const originalLocale = 'en' as const

/** The languages in which the site is complete, so that it has pages in them. */
export const offeredLocales: readonly Locale[] = ['en', 'fr', 'pt']

/** Those of them into which texts are translated. */
export const translatedLocales = offeredLocales.filter((locale) => locale !== originalLocale)

/** Returns a language if it is offered, else English: people keep one that is offered no more. */
export function offeredLocale(locale: Locale, offered = offeredLocales): Locale {
  return offered.includes(locale) ? locale : originalLocale
}

/**
 * Returns the language of a path, and the path as the routes know it, with its query: `/fr/markets` is
 * `/markets` in French, and in English while French is not offered.
 */
export function splitLocale(
  pathname: string,
  offered = offeredLocales,
): { locale: Locale; path: string } {
  const folder = locales.find((one) => one !== originalLocale && isFirstFolder(one, pathname))
  if (!folder) return { locale: originalLocale, path: pathname }
  const rest = pathname.slice(folder.length + 1)
  const path = rest.startsWith('/') ? rest : `/${rest}`
  return { locale: offeredLocale(folder, offered), path }
}

/** True for a path in a language that is known but not offered. */
export function isInUnofferedLocale(pathname: string): boolean {
  const { locale, path } = splitLocale(pathname)
  return locale === originalLocale && path !== pathname
}

/** Compares letters: with a regular expression, this took each request as long as finding its route. */
function isFirstFolder(folder: string, pathname: string): boolean {
  return (
    pathname.startsWith(folder, 1) &&
    ['', '/', '?', '#'].includes(pathname.charAt(folder.length + 1))
  )
}

/** Returns a path, with its query, in a language that its page has: the reverse of `splitLocale`. */
export function pathInLocale(locale: Locale, path: string): string {
  return locale === originalLocale ? path : `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}
