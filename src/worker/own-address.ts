import type { Bindings } from './app-env.ts'
import { isLoopback } from './loopback.ts'

interface LocalEnv {
  origin: string
  original: Bindings
  env: Bindings
}

let last: LocalEnv | undefined

/**
 * Returns the environment with the origin of a request to this machine as APP_URL, as long as that is
 * not set: `wrangler dev` chooses the port. Without a URL, for cron and email, it is the origin of the
 * last such request. A forged Host header gains nothing: what it names is not this machine, or
 * Cloudflare routes it to no Worker.
 */
export function withOwnAddress(env: Bindings, url?: string): Bindings {
  if ((env as { APP_URL?: string }).APP_URL) return env
  const origin = url === undefined ? last?.origin : localOrigin(url)
  if (!origin) return env
  // The same object each time: settings are checked once for each.
  if (last?.original === env && last.origin === origin) return last.env
  last = { origin, original: env, env: { ...env, APP_URL: origin } as Bindings }
  return last.env
}

function localOrigin(url: string): string | undefined {
  const { hostname, origin } = new URL(url)
  return isLoopback(hostname) ? origin : undefined
}
