import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Has a server listen on this machine; gives the port, which nobody else had. */
export async function listenOnFreePort(server: Server, wanted = 0): Promise<number> {
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Expected a port')
  return address.port
}

/**
 * Returns a free port for a server that starts soon. The system gives connections ports above
 * 32,767, so none takes it meanwhile.
 */
export async function freePort(): Promise<number> {
  const server = createServer()
  const candidate = 16_384 + Math.floor(Math.random() * 16_384)
  const port = await listenOnFreePort(server, candidate).catch(() => null)
  if (port === null) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
