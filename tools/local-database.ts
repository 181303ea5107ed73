import type { D1Database } from '@cloudflare/workers-types/index.ts'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { LocalStores } from './local-stores.ts'

type Work<Input> = (db: D1Database, input: Input) => Promise<unknown>

/**
 * Runs a function on a local database. Its source is sent to workerd, so it may use nothing but
 * its arguments; the input is sent as JSON. All of it is one request: Miniflare's own D1 object
 * calls workerd synchronously at each step. On a busy machine that blocks this process for more
 * than the five seconds after which workerd closes an idle connection, and the next step fails
 * with "other side closed".
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
    const response = await miniflare.dispatchFetch('http://localhost', { method: 'POST', body })
    if (!response.ok) throw new Error(`The local database failed: ${await response.text()}`)
  } finally {
    await miniflare.dispose()
  }
}
