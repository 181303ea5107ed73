import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { refusalMessages } from '#shared/refusal-messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv, Work } from '../app-env.ts'
import { openKeyValueStore } from '../db/key-value-store.ts'
import { SettingError, settingsOf } from '../env.ts'
import { log } from '../log.ts'
import { clientOf } from './client.ts'
import { hasSessionCookie } from './cookies.ts'
import { isRoute, pathInWords, refuse, refuseNotFound } from './errors.ts'
import { badRequestOf } from './receive.ts'
import { reply } from './reply.ts'
import { isChange, isRead } from './request.ts'

/**
 * Provides the context that verbs work with. All variables are kept in one object, because hono copies
 * them each time somebody reads `c.var`.
 */
export const work = createMiddleware<AppEnv>(async (c, next) => {
  const tasks: (() => Promise<unknown>)[] = []
  const store: Record<string, unknown> & Omit<Work, 'settings' | 'db'> = {
    requestId: crypto.randomUUID(),
    // Found when somebody asks for it: no page for visitors does.
    get client() {
      return clientOf(c)
    },
    kv: openKeyValueStore(c.env.KV),
    search: c.env.SEARCH,
    rateLimiters: c.env,
    bucket: c.env.FILES ?? null,
    images: c.env.IMAGES ?? null,
    mails: { written: false },
    submission: null,
    afterReply: (task) => tasks.push(task),
  }
  Object.defineProperty(c, 'var', { value: store })
  c.get = (name: string) => store[name]
  c.set = (name: string, value: unknown) => {
    store[name] = value
  }
  await next()
  for (const task of tasks) c.executionCtx.waitUntil(task())
})

/**
 * Writes the one log line of a request: the route's pattern, never its path. Of visitors' successful
 * reads, which are nearly all requests, only as many are logged as is set.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const { requestId } = c.var
  const startedAt = Date.now()
  await next()
  c.res.headers.set('X-Request-Id', requestId)
  const oneIn = isVisitorsRead(c) ? (c.var.settings?.logOneIn ?? 1) : 1
  if (sampleNumber(requestId) % oneIn > 0) return
  log('request', {
    requestId,
    method: c.req.method,
    route: routeOf(c.req.matchedRoutes),
    status: c.res.status,
    ms: Date.now() - startedAt,
    oneIn,
  })
})

function isVisitorsRead(c: Context<AppEnv>): boolean {
  return isRead(c.req.method) && c.res.status < 400 && !c.var.signedIn
}

/** Returns a random number that depends on the request's id alone. */
function sampleNumber(requestId: string): number {
  return Number.parseInt(requestId.slice(0, 8), 16)
}

function routeOf(matched: { method: string; path: string }[]): string {
  return matched.findLast(isRoute)?.path ?? 'none'
}

/** Serves nothing without its settings, and says which one is missing (503). */
export const checkedSettings = createMiddleware<AppEnv>((c, next) => {
  try {
    c.set('settings', settingsOf(c.env))
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    const { message } = error
    return reply(c, { page: () => c.text(message, 503), json: () => c.json({ message }, 503) })
  }
  return next()
})

/**
 * Provides the database, whose code and tables are a third of the start of an isolate: not to a
 * visitor who reads pages that are made of records alone.
 */
export const database = (asksDatabase: (path: string) => boolean) =>
  createMiddleware<AppEnv>((c, next) => {
    const isNeeded = isChange(c.req.method) || hasSessionCookie(c) || asksDatabase(c.req.path)
    return isNeeded ? provideDatabase(c).then(next) : next()
  })

/** Provides the database to a request that did not need it until now. */
export async function provideDatabase(c: Context<AppEnv>): Promise<void> {
  if (c.var.db) return
  const { openDatabase } = await import('../db/stores.ts')
  c.set('db', openDatabase(c.env.DB))
}

/** Refuses bodies over the limit (413). */
export const bodySize = createMiddleware<AppEnv>(async (c, next) => {
  if (badRequestOf(c.req.raw)?.fault === 'too-large') throw new HTTPException(413)
  await next()
})

/** Refuses a method marker that names no method a form may stand for (405). */
export const methodMarker = (allowedMethods: (path: string) => string[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const bad = badRequestOf(c.req.raw)
    if (bad?.fault !== 'wrong-marker') return next()
    // No guard has run yet: a method that a desk route refuses would reveal the route to strangers.
    if (isBelow(routes.desk.path, c.req.path)) return refuseNotFound(c)
    const allowed = allowedMethods(c.req.path).join(', ')
    const path = pathInWords(c)
    c.header('Allow', allowed)
    return refuse(c, {
      status: 405,
      message: refusalMessages.refusals.method(bad.marker, path, allowed),
    })
  })

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
