import { isLoopback } from '../env.ts'

const ownNames = new Set(['localhost', '127.0.0.1'])

/** Whether an origin is the product's; `localhost` and `127.0.0.1` of one port are the same. */
export function isOurOrigin(origin: string, appUrl: URL): boolean {
  if (origin === appUrl.origin) return true
  if (!isLoopback(appUrl.hostname) || !URL.canParse(origin)) return false
  const { protocol, hostname, port } = new URL(origin)
  return protocol === appUrl.protocol && port === appUrl.port && ownNames.has(hostname)
}
