import { accountRoutes } from './account/routes.ts'
import { currentLocale } from './current-locale.ts'
import { deskRoutes } from './desk/routes.ts'
import { type Locale, offeredLocales, pathInLocale, splitLocale } from './locales.ts'
import type { Flags, Route } from './route.ts'
import { siteRoutes } from './site/routes.ts'

/** Every URL of the product, once. */
export const routes = { ...siteRoutes, ...accountRoutes, ...deskRoutes }

/** True for the path of a page, to which "back" may lead. */
export const isPagePath = pathsOf('isPage')

/** True for a path at which a sign-in may continue. */
export const canBeIntended = pathsOf('canBeIntended')

/** True for a path that always answers a POST with JSON, whatever the caller accepts. */
export const answersJson = pathsOf('answersJson')

/** True for a path whose token authorises a POST to it. */
export const provenByUrl = pathsOf('provenByUrl')

/** True for a path whose requests do not count towards an account's write limit. */
export const countsApart = pathsOf('countsApart')

/** True for a path whose body may be as long as a newsletter. */
export const takesLongText = pathsOf('takesLongText')

const pathsWithLanguages = patternsOf('hasLanguages')
// The Markdown form of a page stands beside it.
const hasLanguages = (path: string) => {
  const page = path.replace(/\.md$/, '')
  return pathsWithLanguages.some((pattern) => pattern.test(page))
}

/**
 * Returns the language of a URL's path, and the path as the router knows it. `/fr/desk` is no URL: the
 * router gets it as it is, and whoever asks for it is told so in French.
 */
export function localised(
  pathname: string,
  offered?: readonly Locale[],
): { locale: Locale; path: string } {
  const { locale, path } = splitLocale(pathname, offered)
  // Without this, every path of every request would be compared with the patterns of all routes.
  if (path === pathname) return { locale, path }
  return { locale, path: hasLanguages(path) ? path : pathname }
}

/** Returns the paths of a page in all languages; none if it has only one. */
export function translationsOf(
  pathname: string,
  offered = offeredLocales,
): { locale: Locale; path: string }[] {
  const { path } = splitLocale(pathname, offered)
  if (offered.length === 1 || !hasLanguages(path)) return []
  return offered.map((locale) => ({ locale, path: pathInLocale(locale, path) }))
}

/** Returns one of our paths, with its query, in the language of the request, if it has languages. */
export function inCurrentLocale(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1)
  return hasLanguages(pathname) ? pathInLocale(currentLocale(), path) : path
}

/** True for a path whose body may contain files. */
export const takesFiles = pathsOf('takesFiles')

/** Returns the pattern of the route that a path matches, as logs name it; null without one. */
export function patternOf(pathname: string): string | null {
  const { path } = localised(pathname)
  const route = Object.values<Route>(routes).find((route) => fitting(route).test(path))
  return route?.path ?? null
}

function pathsOf(property: RouteProperty) {
  const patterns = patternsOf(property)
  return (pathname: string): boolean => {
    const { path } = localised(pathname)
    return patterns.some((pattern) => pattern.test(path))
  }
}

type RouteProperty = 'isPage' | 'canBeIntended' | 'hasLanguages' | keyof Flags

function patternsOf(property: RouteProperty): RegExp[] {
  return Object.values<Route>(routes)
    .filter((route) => route[property])
    .map(fitting)
}

function fitting({ path }: Route): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
