import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { localised } from '#shared/routes.ts'
import { accountFeatures, openAccountFeatures } from './account/routes.ts'
import type { AppEnv, Feature, LazyFeature } from './app-env.ts'
import { deskFeatures } from './desk/routes.ts'
import { countRequest } from './desk/statistics/count-request.ts'
import { csrf } from './http/csrf.ts'
import { allowedMethods, notFound, onError } from './http/errors.ts'
import { flash } from './http/flash.ts'
import { changeMethods } from './http/request.ts'
import {
  bodySize,
  checkedSettings,
  database,
  methodMarker,
  requestLog,
  work,
} from './http/request-checks.ts'
import { Router } from './http/router.ts'
import { securityHeaders } from './http/security-headers.ts'
import { session } from './http/session.ts'
import { submission } from './http/submission.ts'
import { accountLimit } from './http/throttle.ts'
import { unofferedLocale } from './http/unoffered-locale.ts'
import { freshEdition } from './knowledge/refresh-edition.ts'
import { freshHours } from './knowledge/refresh-hours.ts'
import { startDelivery } from './mail/start-delivery.ts'
import { openSiteFeatures, siteFeatures } from './site/routes.ts'

/**
 * Creates an application of these features: middleware in the order of its checks, then their
 * routes. `open` features never look up a session.
 */
function createApp(features: Feature[], open: Feature[]): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ router: new Router(), getPath: routedPath })
  const methodsOf = allowedMethods(app)

  app.use(work, requestLog, securityHeaders, unofferedLocale)
  // Settings that are not set come from the edition.
  app.use(freshEdition, checkedSettings, database(asksDatabase), freshHours, countRequest, flash)
  for (const feature of open) app.route('/', feature)

  // What only a change needs runs only for one: a page pays for each middleware on its way.
  app.use(startDelivery)
  app.on(changeMethods, '*', bodySize, methodMarker(methodsOf), csrf)
  app.use(session)
  app.on(changeMethods, '*', accountLimit, submission)

  for (const feature of features) app.route('/', feature)

  app.notFound(notFound(methodsOf))
  app.onError(onError)
  return app
}

// The desk comes first: its guard covers everything below `/desk`.
const sessionFeatures = [...deskFeatures, ...siteFeatures, ...accountFeatures]
const openFeatures = [...openSiteFeatures, ...openAccountFeatures]
const allFeatures = [...openFeatures, ...sessionFeatures]

const byFolder = Map.groupBy(
  allFeatures.flatMap((feature) => feature.paths.map((path) => ({ feature, path }))),
  ({ path }) => folderOf(path),
)

const loaded = new Map<LazyFeature, Feature>()
let app: Hono<AppEnv> | undefined

/** The Worker's application: for a path it has all features with routes at or above it. */
export function appFor(path: string): Hono<AppEnv> | Promise<Hono<AppEnv>> {
  const missing = (byFolder.get(folderOf(path)) ?? []).filter(
    (one) => !loaded.has(one.feature) && isWithin(one.path, path),
  )
  return app && missing.length === 0 ? app : appWith(missing.map(({ feature }) => feature))
}

async function appWith(features: LazyFeature[]): Promise<Hono<AppEnv>> {
  const load = async (feature: LazyFeature) => loaded.set(feature, await feature.load())
  await Promise.all(features.map(load))
  app = createApp(loadedOf(sessionFeatures), loadedOf(openFeatures))
  return app
}

/** Returns the path of a request as the routes know it, without its language. */
function routedPath(request: Request): string {
  return localised(getPath(request)).path
}

/** Returns the first folder of a path, `/desk` of `/desk/inbox`. */
function folderOf(path: string): string {
  const end = path.indexOf('/', 1)
  return end === -1 ? path : path.slice(0, end)
}

/** True if the routes of a path may ask the database; those of no feature do not. */
function asksDatabase(path: string): boolean {
  const features = byFolder.get(folderOf(path)) ?? []
  return features.some((one) => !one.feature.readsRecordsOnly && isWithin(one.path, path))
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function loadedOf(features: LazyFeature[]): Feature[] {
  return features.flatMap((feature) => loaded.get(feature) ?? [])
}
