import { accountFeatures, openAccountFeatures } from '#worker/account/routes.ts'
import { deskFeatures } from '#worker/desk/routes.ts'
import { openSiteFeatures, siteFeatures } from '#worker/site/routes.ts'

/** All features of the Worker. */
export const features = [
  ...siteFeatures,
  ...openSiteFeatures,
  ...accountFeatures,
  ...openAccountFeatures,
  ...deskFeatures,
]

const loaded = await Promise.all(features.map(({ load }) => load()))

/** All routes of the Worker. */
export const registeredRoutes = loaded.flatMap(({ routes }) => routes)

/** All routes of the Worker that accept data, each once, by the pattern of its path. */
export const writeRoutes = [
  ...new Map(
    registeredRoutes
      .filter(({ method }) => /^(POST|PUT|PATCH|DELETE)$/.test(method))
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).values(),
]

/** Returns a path of a pattern, with values for its parameters. */
export const examplePath = (pattern: string): string => pattern.replace(/:\w+/g, 'x')
