import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv, Flash } from '../app-env.ts'
import { seal, unseal } from '../security/sealed.ts'
import { dropCookie, fitsCookie, readCookie, writeCookie } from './cookies.ts'
import { isLookingAhead } from './request.ts'

const empty: Flash = {
  status: null,
  statusCode: null,
  receipt: null,
  errors: {},
  bag: null,
  values: {},
  clearHistory: false,
  offersPasskey: false,
  previewUrl: null,
}

/** Provides `c.var.flash`: the values that an earlier request stored for this page. */
export const flash = createMiddleware<AppEnv>((c, next) => {
  c.set('flash', empty)
  const sealed = readCookie(c, 'flash')
  return sealed ? openFlash(c, sealed).then(next) : next()
})

async function openFlash(c: Context<AppEnv>, sealed: string): Promise<void> {
  c.set('flash', { ...empty, ...Object(await unseal(c.var.settings.keyring('flash'), sealed)) })
}

/** Stores values for the next page; false if they do not fit into a cookie. */
export async function storeFlash(c: Context<AppEnv>, values: Partial<Flash>): Promise<boolean> {
  const [key] = c.var.settings.keyring('flash')
  const value = await seal(key, values, lifetimes.flashSeconds)
  if (!fitsCookie(value)) return false
  c.set('nextFlash', values)
  writeCookie(c, 'flash', { value, seconds: lifetimes.flashSeconds })
  return true
}

/** Deletes the flash once a page has delivered it; HEAD requests and prefetches do not. */
export function consumeFlash(c: Context<AppEnv>): void {
  if (!isLookingAhead(c) && readCookie(c, 'flash')) dropCookie(c, 'flash')
}

/** True if an earlier request stored values for this page. */
export function hasFlash(c: Context<AppEnv>): boolean {
  return c.var.flash !== empty
}
