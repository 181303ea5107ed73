import { accountRoutes } from './account/routes.ts'
import { deskRoutes } from './desk/routes.ts'
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

/** Returns the pattern of the route that a path matches, as logs name it; null without one. */
export function patternOf(pathname: string): string | null {
  const route = Object.values<Route>(routes).find((route) => fitting(route).test(pathname))
  return route?.path ?? null
}

function pathsOf(property: 'isPage' | 'canBeIntended' | keyof Flags) {
  const patterns = Object.values<Route>(routes)
    .filter((route) => route[property])
    .map(fitting)
  return (pathname: string): boolean => patterns.some((pattern) => pattern.test(pathname))
}

function fitting({ path }: Route): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
