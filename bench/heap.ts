import { once } from 'node:events'
import type { BareWorker } from './bare-workerd.ts'

/** Returns the used heap of a Worker in MB, read through the inspector. */
export async function heapMbOf({ inspector }: BareWorker): Promise<number> {
  const targets = (await (await fetch(`http://${inspector}/json`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const sizes = await Promise.all(
    targets.map(({ webSocketDebuggerUrl }) => usedBytes(webSocketDebuggerUrl)),
  )
  return Math.max(...sizes) / 2 ** 20
}

async function usedBytes(url: string): Promise<number> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const bytes = await usedBytesOf(socket)
  socket.close()
  return bytes
}

/** Returns the used heap in bytes, read through the inspector. */
export async function usedBytesOf(socket: WebSocket): Promise<number> {
  const sizes = (await ask(socket, 'Runtime.getHeapUsage')) as Record<string, number>
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = sizes
  return usedSize + embedderHeapUsedSize + backingStorageSize
}

let lastId = 0

/** Calls a method of the inspector's protocol. */
export function ask(socket: WebSocket, method: string): Promise<unknown> {
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    const take = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data))
      if (message.id !== id) return
      socket.removeEventListener('message', take)
      if (message.error) reject(new Error(`${method}: ${message.error.message}`))
      else resolve(message.result)
    }
    socket.addEventListener('message', take)
    socket.send(JSON.stringify({ id, method }))
  })
}
