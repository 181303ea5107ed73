import { createServer } from 'node:http'
import { listenOnFreePort } from '#tests/support/free-port.ts'

/**
 * Starts an HTTP server whose answers are in their address: `?body=` is sent as a calendar, `?to=`
 * redirects, `?bytes=` sends so many, `?status=` is the status, `?hang` answers never, and `?drip` never ends.
 */
export async function startCalendarServer() {
  const server = createServer(({ url = '/' }, response) => {
    const query = new URL(url, 'http://localhost').searchParams
    if (query.has('hang')) return
    const to = query.get('to')
    if (to !== null) return response.writeHead(302, { Location: to }).end()
    response.writeHead(Number(query.get('status') ?? 200), { 'Content-Type': 'text/calendar' })
    if (query.has('drip')) {
      const timer = setInterval(() => response.write('x'), 10)
      return response.on('close', () => clearInterval(timer))
    }
    response.end(query.get('body') ?? 'x'.repeat(Number(query.get('bytes') ?? 0)))
  })
  return {
    port: await listenOnFreePort(server),
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
