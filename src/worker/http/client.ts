import type { Context } from 'hono'

/** The client's address as Cloudflare saw it; IPv6 cut to its /64, the part one person holds. */
export function clientAddress(c: Context): string {
  const address = c.req.header('CF-Connecting-IP')?.trim() ?? 'unknown'
  return address.includes(':') ? `${expand(address).slice(0, 4).join(':')}::/64` : address
}

/** The network around a client's address, as one customer of a provider may hold it: /24, /48. */
export function clientNetwork(c: Context): string {
  const address = clientAddress(c)
  const separator = address.includes(':') ? ':' : '.'
  return address.split(separator).slice(0, 3).join(separator)
}

/** The eight groups of an IPv6 address (RFC 4291 §2.2). */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
