import { isEmailAddress, normaliseEmail } from '#shared/text.ts'
import { withAsciiDomain } from '#worker/mail/headers.ts'
import {
  type AuthenticationResult,
  type AuthenticationResults,
  parseAuthenticationResults,
} from './authentication-results.ts'

/** The server in the Authentication-Results header that Cloudflare Email Routing adds. */
export const receivingServer = 'mx.cloudflare.net'

// A plain or quoted name, and the address in brackets.
const nameAndAddress = /^(?:"(?:[^"\\]|\\.)*"|[^<>@,;:()"\\])*<([^<>\s"]+)>$/

/**
 * Returns the one address of the From headers, normalised; null for anything but an address or
 * `Name <address>`. Programs read comments, groups and lists of addresses differently, so whoever
 * checked the mail may have meant another one.
 */
export function onlyAddressOf(fromHeaders: readonly string[]): string | null {
  const [header = ''] = fromHeaders
  if (fromHeaders.length !== 1 || header.length > 1000) return null
  const [, bracketed] = nameAndAddress.exec(header.trim()) ?? []
  const address = normaliseEmail(bracketed ?? header.trim())
  return isEmailAddress(address) ? address : null
}

/**
 * True if the receiving server authenticated the domain of the From address, by DMARC or, without a
 * policy, by SPF or DKIM of an aligned domain. `header` must be the topmost Authentication-Results:
 * senders can write those below it.
 */
export function isProven(
  header: string | undefined,
  address: string,
  server: string | null,
): boolean {
  const parsed = parseAuthenticationResults(header ?? '')
  if (!parsed || (server !== null && parsed.server !== server)) return false
  const domain = domainOf(address)
  const dmarc = parsed.results.filter(({ method }) => method === 'dmarc')
  // The server writes one result, so a second one was forged.
  if (dmarc.length > 1) return false
  const [{ result, properties } = { result: 'none', properties: new Map<string, string>() }] = dmarc
  if (result === 'pass')
    return isSameOrSubdomain(domain, domainOf(properties.get('header.from') ?? domain))
  return result === 'none' && passingDomains(parsed).some((passed) => isAligned(passed, domain))
}

function passingDomains({ results }: AuthenticationResults): string[] {
  const spf = results.filter(({ method, properties }) => {
    return method === 'spf' && properties.has('smtp.mailfrom')
  })
  const dkim = results.filter(({ method }) => method === 'dkim')
  // Some servers write only the identity (`i`), a subdomain of `d` (RFC 8601 §2.7.1).
  const withoutDomain = dkim.filter(({ properties }) => !properties.has('header.d'))
  return [
    ...(spf.length === 1 ? passedDomains(spf, 'smtp.mailfrom') : []),
    ...passedDomains(dkim, 'header.d'),
    ...passedDomains(withoutDomain, 'header.i'),
  ]
}

function passedDomains(results: AuthenticationResult[], property: string): string[] {
  return results
    .filter(({ result, properties }) => result === 'pass' && properties.has(property))
    .map(({ properties }) => domainOf(properties.get(property) ?? ''))
}

/**
 * True if one domain is the other or below it: relaxed alignment (RFC 7489 §3.1) without a list of
 * public suffixes. Two domains below a third may have different owners.
 */
function isAligned(a: string, b: string): boolean {
  return isSameOrSubdomain(a, b) || isSameOrSubdomain(b, a)
}

function isSameOrSubdomain(domain: string, parent: string): boolean {
  return parent.includes('.') && (domain === parent || domain.endsWith(`.${parent}`))
}

/** Returns the domain of an address, or a domain itself, in ASCII. */
function domainOf(text: string): string {
  return withAsciiDomain(`@${text.slice(text.lastIndexOf('@') + 1)}`)
    .slice(1)
    .toLowerCase()
}
