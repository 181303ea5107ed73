import type { Context } from 'hono'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { AppEnv } from '#worker/app-env.ts'

/** The name and the address under which the site is published. */
export interface Publisher {
  appName: string
  /** Returns the absolute address of a path. */
  absolute: (path: string) => string
}

export function publisherOf(c: Context<AppEnv>): Publisher {
  const { settings } = c.var
  return { appName: settings.appName, absolute: (path) => absoluteUrl(settings, path) }
}
