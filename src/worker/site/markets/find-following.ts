import type { Context } from 'hono'
import type { Following } from '#shared/knowledge/props.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { findSignedIn } from '#worker/http/signed-in.ts'

/**
 * Returns the props of a page on which a market can be followed. Only signed-in readers cost a query:
 * the page of visitors is cached and needs no store.
 */
export async function findFollowing(c: Context<AppEnv>, market: string): Promise<Following> {
  const reader = findSignedIn(c)?.user
  if (!reader?.emailVerifiedAt) return { watching: null, status: c.var.flash.status }
  const { isFollowing } = await import('#worker/account/alerts/preferences.ts')
  return {
    watching: await isFollowing(c.var.db, reader.id, market),
    status: c.var.flash.status,
  }
}
