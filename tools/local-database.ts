import type { D1Database } from '@cloudflare/workers-types/index.ts'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { LocalStores } from './local-stores.ts'

type Work<Input> = (db: D1Database, input: Input) => Promise<unknown>

/**
 * Does some work on a local database. Its source is sent to workerd, and so it may use nothing but
 * its arguments; the input goes there as JSON.
 *
 * One request for all of it: Miniflare's own D1 object asks workerd synchronously at each step. On
 * a busy machine that blocks this process past the five seconds after which workerd closes an idle
 * connection, and the next step fails with "other side closed".
 */
export async function inLocalDatabase<Input>(
  stores: LocalStores,
  work: Work<Input>,
  input: Input,
): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: `const work = ${work}
        export default {
          async fetch(request, env) {
            return work(env.DB, await request.json()).then(
              () => new Response(),
              (error) => new Response(String(error), { status: 500 }),
            )
          },
        }`,
      resourcePersistencePath: stores.path,
      d1Databases: { DB: stores.databaseId },
    }),
  )
  try {
    const body = JSON.stringify(input)
    const done = await miniflare.dispatchFetch('http://localhost', { method: 'POST', body })
    if (!done.ok) throw new Error(`The local database refused its work: ${await done.text()}`)
  } finally {
    await miniflare.dispose()
  }
}
