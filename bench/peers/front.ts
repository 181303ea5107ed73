import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BareWorker } from '../bare-workerd.ts'
import type { Server } from '../build.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const isText = /^text\/|javascript|json|xml/

/**
 * Serves the static files of a project in front of its Worker, as Cloudflare does, and compresses
 * what is text.
 */
export async function serveInFront(worker: BareWorker, files: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { status, type, body } = fileOf(files, request) ?? (await pageOf(worker, request))
    const isCompressed = isText.test(type)
    response.writeHead(status, {
      'Content-Type': type,
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    })
    response.end(isCompressed ? gzipSync(body) : body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await worker.stop()
  }
  return { origin: `http://localhost:${port}`, stop }
}

interface Answer {
  status: number
  type: string
  body: Uint8Array
}

function fileOf(files: string, { url = '/' }: IncomingMessage): Answer | null {
  const file = join(files, normalize(new URL(url, 'http://localhost').pathname))
  if (!existsSync(file) || !statSync(file).isFile()) return null
  const type = types[extname(file)] ?? 'application/octet-stream'
  return { status: 200, type, body: readFileSync(file) }
}

async function pageOf({ origin }: BareWorker, { url, headers }: IncomingMessage): Promise<Answer> {
  const { accept = '*/*' } = headers
  const response = await fetch(`${origin}${url}`, { headers: { Accept: accept } })
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream'
  return { status: response.status, type, body: new Uint8Array(await response.arrayBuffer()) }
}
