import type { Context } from 'hono'
import type { AppEnv } from '#worker/app-env.ts'

/** True for a report or a file of the open data. */
export function isDownload({ req, res }: Context<AppEnv>): boolean {
  return req.path.startsWith('/data/') || res.headers.get('Content-Type') === 'application/pdf'
}
