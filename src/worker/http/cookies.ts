import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { SignInMethod } from '#shared/account/pages.ts'
import type { AppEnv } from '../app-env.ts'

/** Cookies only the server reads: HttpOnly, and `__Host-` when the site is https. */
export const privateCookies = [
  'session',
  'remember',
  'visitor',
  'device',
  'flash',
  'pending',
  'passkey',
  'intended',
  'language-offer',
] as const

type PrivateCookie = (typeof privateCookies)[number]

const attributes = { path: '/', sameSite: 'Lax' } as const

// Browsers keep at most 4096 bytes a cookie, its name and attributes included.
const maxCookieLength = 3800

/** True if browsers keep a cookie of this value. */
export function fitsCookie(value: string): boolean {
  return value.length <= maxCookieLength
}

function nameOf(c: Context<AppEnv>, name: PrivateCookie): string {
  return c.var.settings.secure ? `__Host-${name}` : name
}

/** The value of a private cookie. */
export function readCookie(c: Context<AppEnv>, name: PrivateCookie): string | undefined {
  return readPublicCookie(c, nameOf(c, name))
}

/** The value of a cookie that scripts may set. The header is parsed once, although a page reads ten cookies. */
export function readPublicCookie(c: Context<AppEnv>, name: string): string | undefined {
  const cookies = c.var.cookies ?? getCookie(c)
  c.set('cookies', cookies)
  return cookies[name]
}

/** True if the browser presents a session, or a device that signs in by itself. */
export function hasSessionCookie(c: Context<AppEnv>): boolean {
  return Boolean(readCookie(c, 'session') || readCookie(c, 'remember'))
}

/** Sets a private cookie for `seconds`. */
export function writeCookie(
  c: Context<AppEnv>,
  name: PrivateCookie,
  { value, seconds }: { value: string; seconds: number },
): void {
  const { secure } = c.var.settings
  setCookie(c, nameOf(c, name), value, { ...attributes, httpOnly: true, secure, maxAge: seconds })
}

/** Removes a private cookie from the browser. */
export function dropCookie(c: Context<AppEnv>, name: PrivateCookie): void {
  const { secure } = c.var.settings
  deleteCookie(c, nameOf(c, name), { ...attributes, httpOnly: true, secure })
}

/** Sets a cookie that the page's script may read, for `seconds`. */
export function writePublicCookie(
  c: Context<AppEnv>,
  name: string,
  { value, seconds }: { value: string; seconds: number },
): void {
  setCookie(c, name, value, { ...attributes, secure: c.var.settings.secure, maxAge: seconds })
}

/**
 * Returns the method of the last sign-in in this browser from the cookie `last_method`; null
 * without one.
 */
export function readLastMethod(c: Context<AppEnv>): SignInMethod | null {
  const method = readPublicCookie(c, 'last_method')
  return method === 'password' || method === 'passkey' ? method : null
}

/** Preferences that the browser stores and the server needs before it renders. */
export interface Preferences {
  appearance: 'light' | 'dark' | 'system'
  sidebarOpen: boolean
}

/** Reads the cookies `appearance` and `sidebar_state`; anything unknown is the default. */
export function readPreferences(c: Context<AppEnv>): Preferences {
  const appearance = readPublicCookie(c, 'appearance')
  const sidebar = readPublicCookie(c, 'sidebar_state')
  return {
    appearance: appearance === 'light' || appearance === 'dark' ? appearance : 'system',
    sidebarOpen: sidebar === undefined || sidebar === 'true',
  }
}
