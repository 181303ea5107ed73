import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A server that answers reads like a KV namespace and counts them. */
export interface KeyValues {
  /** Host and port. */
  address: string
  /** Returns the number of keys read since the last call. */
  takeReads(): number
  stop(): void
}

/** Starts a server that replaces KV and holds these values. */
export async function startKeyValues(values: ReadonlyMap<string, string>): Promise<KeyValues> {
  let reads = 0
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://kv')
    if (pathname === '/bulk/get') {
      const { keys } = JSON.parse(await text(request)) as { keys: string[] }
      reads += keys.length
      const entries = keys.map((key) => [key, values.get(key) ?? null])
      response.end(JSON.stringify(Object.fromEntries(entries)))
      return
    }
    reads += 1
    const value = values.get(decodeURIComponent(pathname.slice(1)))
    response.writeHead(value === undefined ? 404 : 200).end(value)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeReads() {
      const before = reads
      reads = 0
      return before
    },
    stop: () => server.close(),
  }
}
