import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** What the browser keeps and the server must know before it renders. */
export interface Preferences {
  appearance: 'light' | 'dark' | 'system'
  sidebarOpen: boolean
}

/** Reads the cookies `appearance` and `sidebar_state`; anything unknown is the default. */
export function readPreferences(c: Context): Preferences {
  const appearance = getCookie(c, 'appearance')
  const sidebar = getCookie(c, 'sidebar_state')
  return {
    appearance: appearance === 'light' || appearance === 'dark' ? appearance : 'system',
    sidebarOpen: sidebar === undefined || sidebar === 'true',
  }
}
