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

/** Provides `c.var.flash`: what an earlier request left, or nothing. */
export const flash = createMiddleware<AppEnv>(async (c, next) => {
  c.set('flash', await readFlash(c))
  await next()
})

async function readFlash(c: Context<AppEnv>): Promise<Flash> {
  const sealed = readCookie(c, 'flash')
  if (!sealed) return empty
  return { ...empty, ...Object(await unseal(c.var.settings.keyring('flash'), sealed)) }
}

/** Leaves something for the next page; false when it does not fit into a cookie. */
export async function leaveFlash(c: Context<AppEnv>, left: Partial<Flash>): Promise<boolean> {
  const [key] = c.var.settings.keyring('flash')
  const value = await seal(key, left, lifetimes.flashSeconds)
  if (!fitsCookie(value)) return false
  writeCookie(c, 'flash', { value, seconds: lifetimes.flashSeconds })
  return true
}

/** Ends the flash once a page delivered it; looking (HEAD) and prefetching leave it there. */
export function consumeFlash(c: Context<AppEnv>): void {
  if (!isLookingAhead(c) && readCookie(c, 'flash')) dropCookie(c, 'flash')
}

/** Whether an earlier request left anything. */
export function hasFlash(c: Context<AppEnv>): boolean {
  return c.var.flash !== empty
}
