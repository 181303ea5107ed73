import type { Context } from 'hono'
import type { AppEnv } from '#worker/app-env.ts'

/** The name and the address under which the site is published. */
export interface Publisher {
  appName: string
  /** Returns the absolute address of a path. */
  absolute: (path: string) => string
}

export function publisherOf(c: Context<AppEnv>): Publisher {
  const { appName, appUrl } = c.var.settings
  return { appName, absolute: (path) => new URL(path, appUrl).href }
}
