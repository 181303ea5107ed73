import { accountRoutes } from './account/routes.ts'
import { deskRoutes } from './desk/routes.ts'
import type { Flags, Route } from './route.ts'
import { siteRoutes } from './site/routes.ts'

/** Every URL of the product, once. */
export const routes = { ...siteRoutes, ...accountRoutes, ...deskRoutes }

/** Whether a path is that of a page, so that "back" may lead there. */
export const isPagePath = pathsOf('isPage')

/** Whether a path may be where a person is sent on to after signing in. */
export const canBeIntended = pathsOf('canBeIntended')

/** Whether what is sent to a path is answered with JSON, whatever the caller accepts. */
export const answersJson = pathsOf('answersJson')

/** Whether the token in a path is the authority of a POST to it. */
export const provenByUrl = pathsOf('provenByUrl')

/** Whether what a signed-in person sends to a path counts apart from all else that they send. */
export const countsApart = pathsOf('countsApart')

/** Whether what is sent to a path may be as long as a letter. */
export const takesLongText = pathsOf('takesLongText')

/** The pattern of the first route that a path fits, as the log names paths; null for none. */
export function patternOf(pathname: string): string | null {
  const found = Object.values<Route>(routes).find((route) => fitting(route).test(pathname))
  return found?.path ?? null
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
