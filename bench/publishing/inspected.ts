import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { freePort } from '#tests/support/free-port.ts'
import { productionOptions } from '#tools/production-options.ts'
import type { Server } from '../build.ts'
import { ask, usedBytesOf } from '../heap.ts'

/** The product with its stores and with the inspector on. */
interface Inspected extends Server {
  /** Returns the used heap in MB after a garbage collection. */
  heapMb(): Promise<number>
  /** Returns the largest heap while some work ran, including garbage, in MB. */
  mostMbDuring(work: () => Promise<unknown>): Promise<number>
  /**
   * Returns the same measured after collections, about one a second: memory that could not be
   * freed.
   */
  mostInUseDuring(work: () => Promise<unknown>): Promise<number>
}

/** Starts the product with the stores that a server has left. */
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

/** Takes a heap snapshot, which collects all garbage first; workerd offers no other way. */
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
  // Beside the product there is only the Worker that hands it emails and the cron.
  const target = targets.find(({ id }) => /^core:user:(?!hand-in$)/.test(id))
  if (!target) throw new Error(`No inspector among ${targets.map(({ id }) => id)}`)
  return target.webSocketDebuggerUrl
}
