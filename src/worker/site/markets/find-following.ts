import type { Context } from 'hono'
import type { Following } from '#shared/knowledge/props.ts'
import { isFollowing } from '#worker/account/alerts/preferences.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { findSignedIn } from '#worker/http/signed-in.ts'

/**
 * Returns the props of a page on which a market can be followed. Only signed-in readers cost a query:
 * the page of visitors is cached and needs no store.
 */
export async function findFollowing(c: Context<AppEnv>, market: string): Promise<Following> {
  const reader = findSignedIn(c)?.user
  const watching = reader?.emailVerifiedAt ? await isFollowing(c.var.db, reader.id, market) : null
  return { watching, status: c.var.flash.status }
}
