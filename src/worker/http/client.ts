import type { Context } from 'hono'
import { lengths } from '#shared/constants.ts'
import type { Client } from '../app-env.ts'

/** Returns the client of a request, as Cloudflare describes it. */
export function clientOf(c: Context): Client {
  const text = c.req.header('CF-Connecting-IP')?.trim() ?? 'unknown'
  const isIpv6 = text.includes(':')
  const address = isIpv6 ? `${expand(text).slice(0, 4).join(':')}::/64` : text
  const separator = isIpv6 ? ':' : '.'
  return {
    address,
    network: address.split(separator).slice(0, 3).join(separator),
    agent: (c.req.header('User-Agent') ?? '').slice(0, maxAgentLength),
    ...locationOf(c),
  }
}

const maxAgentLength = 400

const unknownCountry = 'XX'

/** Returns the location of the client's address. */
function locationOf(c: Context): Pick<Client, 'country' | 'city'> {
  const country = c.req.header('CF-IPCountry')?.slice(0, 2)
  if (!country || country === unknownCountry) return { country: null, city: null }
  const { cf } = c.req.raw
  // A local server's placeholder city belongs to another country.
  return { country, city: cf?.country === country ? cityName(cf.city) : null }
}

/** A name that somebody else wrote: on one line, and no longer than a name is. */
function cityName(city: unknown): string | null {
  if (typeof city !== 'string') return null
  const name = city
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return [...name].slice(0, lengths.city).join('') || null
}

/** The eight groups of an IPv6 address (RFC 4291 §2.2). */
function expand(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - right.length)
  return [...groups, ...Array<string>(missing).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
