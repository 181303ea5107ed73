import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { lifetimes } from '#shared/constants.ts'
import { provenByUrl } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { isSigned, sign } from '../security/signature.ts'
import { randomToken } from '../security/tokens.ts'
import { readCookie, readPublicCookie, writeCookie, writePublicCookie } from './cookies.ts'
import { isChange, isInBackground, isOurOrigin } from './request.ts'

const visitorFormat = /^[\w-]{43}$/

/** Refuses every changing request that is not ours by origin and by token (419). */
export const csrf = createMiddleware<AppEnv>(async (c, next) => {
  if (needsToken(c) && !(isSameOrigin(c) && (await hasToken(c)))) {
    throw new HTTPException(419 as 400)
  }
  await next()
})

function needsToken(c: Context<AppEnv>): boolean {
  return isChange(c.req.method) && !(c.req.method === 'POST' && provenByUrl(c.req.path))
}

/** The token of this reply: signed, bound to the session or visitor, and set as XSRF-TOKEN. */
export function csrfToken(c: Context<AppEnv>): Promise<string> {
  const token = c.var.csrfToken ?? issue(c)
  c.set('csrfToken', token)
  return token
}

/** Issues a new token, because the session it is bound to has changed. */
export async function renewCsrfToken(c: Context<AppEnv>): Promise<void> {
  c.set('csrfToken', undefined)
  await csrfToken(c)
}

async function issue(c: Context<AppEnv>): Promise<string> {
  const salt = randomToken(12)
  const [key] = c.var.settings.keyring('csrf')
  const token = `${salt}.${await sign(key, `${issuedBinding(c)}:${salt}`)}`
  const hasOne = readPublicCookie(c, 'XSRF-TOKEN') !== undefined
  if (!(hasOne && isInBackground(c))) {
    writePublicCookie(c, 'XSRF-TOKEN', { value: token, seconds: lifetimes.visitorSeconds })
  }
  return token
}

/** Returns the value that the next request's token must be bound to. */
function issuedBinding(c: Context<AppEnv>): string {
  if (c.var.sessionToken) return `session:${c.var.sessionToken}`
  const isSessionKnown = c.var.signedIn === undefined || c.var.signedIn || c.var.sessionsDown
  const keepsToken = isSessionKnown || isInBackground(c)
  const session = keepsToken && readCookie(c, 'session')
  if (session) return `session:${session}`
  const visitor = visitorOf(c) ?? randomToken()
  writeCookie(c, 'visitor', { value: visitor, seconds: lifetimes.visitorSeconds })
  return `visitor:${visitor}`
}

/** Returns what this request's token must be bound to, from its cookies alone: a session or visitor. */
export function visitorBinding(c: Context<AppEnv>): string | null {
  const session = readCookie(c, 'session')
  if (session) return `session:${session}`
  const visitor = visitorOf(c)
  return visitor ? `visitor:${visitor}` : null
}

function visitorOf(c: Context<AppEnv>): string | undefined {
  const visitor = readCookie(c, 'visitor')
  return visitor && visitorFormat.test(visitor) ? visitor : undefined
}

function isSameOrigin(c: Context<AppEnv>): boolean {
  const origin = c.req.header('Origin')
  if (origin !== undefined) return isOurOrigin(origin, c.var.settings.appUrl)
  const site = c.req.header('Sec-Fetch-Site')
  return site === undefined || site === 'same-origin'
}

async function hasToken(c: Context<AppEnv>): Promise<boolean> {
  const token = await presentedToken(c)
  const binding = visitorBinding(c)
  if (typeof token !== 'string' || !binding) return false
  const [salt = '', signature = ''] = token.split('.')
  return isSigned(c.var.settings.keyring('csrf'), `${binding}:${salt}`, signature)
}

async function presentedToken(c: Context<AppEnv>): Promise<unknown> {
  const header = c.req.header('X-XSRF-TOKEN') || c.req.header('X-CSRF-TOKEN')
  return header ? decode(header) : (await c.req.json())._token
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
