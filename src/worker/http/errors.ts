import type { Context, ErrorHandler, Hono, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import {
  errorActions,
  errorPages,
  errorReference,
  refusalMessages,
} from '#shared/refusal-messages.ts'
import { canBeIntended, isPagePath, routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { causesOf } from '../causes.ts'
import { AlreadyDone } from '../db/already-done.ts'
import { describeError, log } from '../log.ts'
import { Unavailable } from '../unavailable.ts'
import { csrfToken } from './csrf.ts'
import { page } from './page.ts'
import { backLocation, reply } from './reply.ts'
import { isRead } from './request.ts'

type Action = { label: string; href: string }

interface Refusal {
  status: number
  /** The message for JSON callers. */
  message: string
  /** Replaces the error page's usual sentence. */
  explanation?: string
  /** Further fields for JSON callers. */
  details?: Record<string, unknown>
  action?: Action
  /** Suggestions of pages that the visitor may have meant. */
  nearest?: Action[]
}

/** Answers a request that is refused, in the kind it came in. */
export async function refuse(c: Context<AppEnv>, refusal: Refusal): Promise<Response> {
  c.header('Cache-Control', 'private, no-store')
  return reply(c, { json: () => refusalJson(c, refusal), page: () => refusalPage(c, refusal) })
}

async function refusalJson(c: Context<AppEnv>, { status, message, details }: Refusal) {
  // Every page brings a token of its own; who asks for JSON alone would never get another.
  if (status === 419) await csrfToken(c)
  return c.json({ message, ...details }, status as 400)
}

function refusalPage(c: Context<AppEnv>, refusal: Refusal): Promise<Response> {
  const { status } = refusal
  const texts = errorPages[status] ?? (errorPages[500] as (typeof errorPages)[number])
  const reference = status >= 500 ? ` ${errorReference(c.var.requestId)}` : ''
  const props = {
    status,
    title: texts.title,
    message: (refusal.explanation ?? texts.message) + reference,
    action: refusal.action ?? mainAction(c, status),
    ...(refusal.nearest && refusal.nearest.length > 0 && { nearest: refusal.nearest }),
  }
  return page(c, 'error', props, { status })
}

const mayPass = [429, 500, 503]

/**
 * Returns the target of an error page's main button: the failed request again where that can help.
 */
function mainAction(c: Context<AppEnv>, status: number): Action {
  const home = routes.home.href()
  const { pathname, search } = new URL(c.req.url)
  if (status === 419) {
    return {
      label: errorActions.reload,
      href: backLocation(c, isPagePath(pathname) ? pathname : home),
    }
  }
  const isKnownPage = isPagePath(pathname) || canBeIntended(pathname)
  if (mayPass.includes(status) && isRead(c.req.method) && isKnownPage) {
    return { label: errorActions.retry, href: pathname + search }
  }
  return { label: errorActions.home, href: home }
}

/** Answers a request without a route: 404, or 405 with the methods that the path accepts. */
export const notFound =
  (allowedMethods: (path: string) => string[]): NotFoundHandler<AppEnv> =>
  (c) => {
    const path = pathInWords(c)
    const allowed = allowedMethods(c.req.path).join(', ')
    if (!allowed) return refuseNotFound(c)
    c.header('Allow', allowed)
    return refuse(c, {
      status: 405,
      message: refusalMessages.refusals.method(c.req.method, path, allowed),
    })
  }

/** The 404 of a path that does not exist, also for one that is switched off. */
export function refuseNotFound(
  c: Context<AppEnv>,
  { nearest = [] }: Pick<Refusal, 'nearest'> = {},
): Promise<Response> {
  return refuse(c, {
    status: 404,
    message: refusalMessages.refusals.notFound(pathInWords(c)),
    nearest,
  })
}

/** A path as refusals name it: without its first slash. */
export function pathInWords(c: Context<AppEnv>): string {
  return c.req.path.slice(1) || '/'
}

/** The one place where a thrown error becomes a reply. */
export const onError: ErrorHandler<AppEnv> = async (error, c) => {
  try {
    return await answer(error, c)
  } catch (second) {
    log('error', { requestId: c.var.requestId, error: describeError(second) })
    return c.text(refusalMessages.refusals.server, 500)
  }
}

async function answer(error: Error, c: Context<AppEnv>): Promise<Response> {
  // The middleware `submission` replaces it by the reply of the first time.
  if (error instanceof AlreadyDone) return c.body(null, 409)
  const sentences: Record<number, string> = {
    413: refusalMessages.refusals.tooLarge,
    419: refusalMessages.refusals.csrf,
  }
  if (error instanceof HTTPException && error.status < 500) {
    const status: number = error.status
    return refuse(c, { status, message: sentences[status] ?? error.message })
  }
  const { requestId } = c.var
  if (error instanceof Unavailable) log('unavailable', { requestId, reason: error.message })
  else log('error', { requestId, error: describeError(error) })
  const retryAfterSeconds = retryAfter(error)
  if (retryAfterSeconds) {
    c.header('Retry-After', String(retryAfterSeconds))
    return refuse(c, { status: 503, message: refusalMessages.refusals.unavailable })
  }
  return refuse(c, { status: 500, message: refusalMessages.refusals.server })
}

/** Seconds after which another try may work; null for a bug, which no waiting mends. */
function retryAfter(error: Error): number | null {
  const causes = causesOf(error)
  const unavailable = causes.find((cause) => cause instanceof Unavailable)
  if (unavailable) return unavailable.retryAfterSeconds
  return causes.some(({ message }) => isStoreFailure(message)) ? storeRetrySeconds : null
}

function isStoreFailure(reason: string): boolean {
  return /^(D1_ERROR|KV (GET|PUT|LIST|DELETE) failed)/.test(reason) && !/SQLITE_/.test(reason)
}

const storeRetrySeconds = 10

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** True for a route; false for a middleware, of which some are for certain methods only. */
export function isRoute({ method, path }: { method: string; path: string }): boolean {
  return method !== 'ALL' && path !== '/*'
}

/** The methods that an app's routes take at a path, as the `Allow` header lists them. */
export function allowedMethods(app: Hono<AppEnv>) {
  return (path: string): string[] =>
    order
      .filter((method) => {
        const [handlers] = app.router.match(method, path)
        return handlers.some(([[, route]]) => isRoute(route) && route.method === method)
      })
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
}
