import type { D1Database, R2Bucket } from '@cloudflare/workers-types/index.ts'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { Query } from '#worker/jobs/backup/rows.ts'
import type { Objects } from '#worker/jobs/backup/steps.ts'
import type { LocalStores } from './local-stores.ts'

interface Statement {
  sql: string
  values: string[]
}

/** The database and the bucket of a local state, for as long as a command runs. */
export interface LocalCopies {
  query: Query
  /** Runs statements in one transaction. */
  batch(statements: Statement[]): Promise<void>
  objects: Objects
  putObject(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
}

interface Bound {
  DB: D1Database
  FILES: R2Bucket
}

/** Answers the requests of `withLocalCopies`. Its source is sent to workerd. */
async function answer(request: Request, { DB, FILES }: Bound): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const key = searchParams.get('key') ?? ''
  if (pathname === '/batch') {
    const statements: Statement[] = await request.json()
    const bound = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values))
    const all = await DB.batch(bound)
    return Response.json(all.map(({ results }) => results))
  }
  if (pathname === '/objects') {
    const cursor = searchParams.get('cursor') || undefined
    const listed = await FILES.list({ cursor, limit: Number(searchParams.get('limit')) })
    const keys = listed.objects.map((object) => object.key)
    return Response.json({ keys, cursor: listed.truncated ? listed.cursor : null })
  }
  if (request.method === 'PUT') {
    await FILES.put(key, await request.arrayBuffer())
    return new Response()
  }
  const object = await FILES.get(key)
  return object ? new Response(await object.arrayBuffer()) : new Response(null, { status: 404 })
}

/** Opens the database and the bucket of a local state for the given work. */
export async function withLocalCopies<Result>(
  stores: LocalStores,
  work: (copies: LocalCopies) => Promise<Result>,
): Promise<Result> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: `${answer}
        export default {
          fetch: (request, env) =>
            answer(request, env).catch((error) => new Response(String(error), { status: 500 })),
        }`,
      resourcePersistencePath: stores.path,
      d1Databases: { DB: stores.databaseId },
      r2Buckets: { FILES: stores.bucketId },
    }),
  )
  try {
    return await work(copiesIn(miniflare))
  } finally {
    await miniflare.dispose()
  }
}

function copiesIn(miniflare: Miniflare): LocalCopies {
  const send = async (path: string, init?: { method: string; body: string | Uint8Array }) => {
    const response = await miniflare.dispatchFetch(`http://localhost/${path}`, init)
    if (response.ok || response.status === 404) return response
    throw new Error(`The local stores failed: ${await response.text()}`)
  }
  const batch = async (statements: Statement[]) => {
    const response = await send('batch', { method: 'POST', body: JSON.stringify(statements) })
    return (await response.json()) as Record<string, unknown>[][]
  }
  const objectPath = (key: string) => `object?${new URLSearchParams({ key })}`
  return {
    query: async (sql, ...values) => (await batch([{ sql, values }]))[0] ?? [],
    batch: async (statements) => {
      await batch(statements)
    },
    objects: {
      list: async (cursor, limit) => {
        const from = new URLSearchParams({ cursor: cursor ?? '', limit: `${limit}` })
        return (await (await send(`objects?${from}`)).json()) as Awaited<
          ReturnType<Objects['list']>
        >
      },
      get: async (key) => {
        const response = await send(objectPath(key))
        return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
      },
    },
    putObject: async (key, bytes) => {
      await send(objectPath(key), { method: 'PUT', body: bytes })
    },
  }
}
