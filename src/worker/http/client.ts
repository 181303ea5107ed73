import type { Context } from 'hono'
import type { Client } from '../app-env.ts'

/** Who sends a request, by what Cloudflare says of it. */
export function clientOf(c: Context): Client {
  const sent = c.req.header('CF-Connecting-IP')?.trim() ?? 'unknown'
  const isIpv6 = sent.includes(':')
  const address = isIpv6 ? `${expand(sent).slice(0, 4).join(':')}::/64` : sent
  const separator = isIpv6 ? ':' : '.'
  return {
    address,
    network: address.split(separator).slice(0, 3).join(separator),
    agent: (c.req.header('User-Agent') ?? '').slice(0, maxAgentLength),
    country: c.req.header('CF-IPCountry')?.slice(0, 2) ?? null,
  }
}

const maxAgentLength = 400

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
