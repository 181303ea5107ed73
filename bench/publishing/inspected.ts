import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { productionOptions } from '#tools/production-options.ts'
import type { Server } from '../build.ts'
import { freePort } from '../free-port.ts'
import { ask, usedBytesOf } from '../heap.ts'

/** The product with its stores, whose heap can be asked about. */
interface Inspected extends Server {
  /** What the heap holds in use after a garbage collection, in MB. */
  heapMb(): Promise<number>
  /** The most that it held while something was done, garbage included, in MB. */
  mostMbDuring(work: () => Promise<unknown>): Promise<number>
  /** The same after collections, about one a second: what could not be given back just then. */
  mostInUseDuring(work: () => Promise<unknown>): Promise<number>
}

/** Starts the product over stores that a server has left. */
export async function startInspected(stateDir: string): Promise<Inspected> {
  const [port, inspectorPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const env = { APP_KEY: readFileSync(join(stateDir, 'app-key'), 'utf8').trim(), APP_URL: origin }
  const miniflare = new Miniflare({
    ...(productionOptions({ port, stateDir, env }) as MiniflareOptions & object),
    inspectorPort,
    handleStructuredLogs() {},
  } as MiniflareOptions)
  await miniflare.ready
  const socket = new WebSocket(await debuggerOf(inspectorPort))
  await once(socket, 'open')
  await ask(socket, 'HeapProfiler.enable')
  const usedMb = async () => (await usedBytesOf(socket)) / 2 ** 20
  const heapMb = async () => {
    await collectGarbage(socket)
    return usedMb()
  }
  return {
    origin,
    heapMb,
    mostMbDuring: (work) => mostDuring(work, usedMb),
    mostInUseDuring: (work) => mostDuring(work, heapMb),
    async stop() {
      socket.close()
      await miniflare.dispose()
    },
  }
}

async function mostDuring(
  work: () => Promise<unknown>,
  ask: () => Promise<number>,
): Promise<number> {
  let [isDone, most] = [false, 0]
  const done = work().finally(() => {
    isDone = true
  })
  while (!isDone) most = Math.max(most, await ask())
  await done
  return most
}

const quietMs = 200

/** By a snapshot of the heap, before which all garbage is collected: workerd has no other way. */
async function collectGarbage(socket: WebSocket): Promise<void> {
  let lastAt = Number.POSITIVE_INFINITY
  const take = ({ data }: MessageEvent) => {
    if (String(data).includes('HeapSnapshotChunk')) lastAt = Date.now()
  }
  socket.addEventListener('message', take)
  socket.send(JSON.stringify({ id: 0, method: 'HeapProfiler.takeHeapSnapshot' }))
  while (!(Date.now() - lastAt > quietMs)) await scheduler.wait(50)
  socket.removeEventListener('message', take)
}

async function debuggerOf(inspectorPort: number): Promise<string> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as {
    id: string
    webSocketDebuggerUrl: string
  }[]
  const found = targets.find(({ id }) => id.includes('kilima'))
  if (!found) throw new Error(`No inspector among ${targets.map(({ id }) => id)}`)
  return found.webSocketDebuggerUrl
}
