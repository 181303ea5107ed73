import { isEmailAddress, normaliseEmail } from '#shared/text.ts'
import { withAsciiDomain } from '#worker/mail/headers.ts'
import {
  type AuthenticationResult,
  type AuthenticationResults,
  parseAuthenticationResults,
} from './authentication-results.ts'

/** How Cloudflare's Email Routing signs the header that it puts above all that came. */
export const receivingServer = 'mx.cloudflare.net'

// A name, plain or quoted, and the address behind it.
const nameAndAddress = /^(?:"(?:[^"\\]|\\.)*"|[^<>@,;:()"\\])*<([^<>\s"]+)>$/

/**
 * The one address that From headers name, normalised; null when there is none or anything else than
 * `Name <address>` or an address. Programs differ in what they make of comments, groups and several
 * addresses, and who checked the mail may have read another one.
 */
export function onlyAddressOf(fromHeaders: readonly string[]): string | null {
  const [header = ''] = fromHeaders
  if (fromHeaders.length !== 1 || header.length > 1000) return null
  const [, bracketed] = nameAndAddress.exec(header.trim()) ?? []
  const address = normaliseEmail(bracketed ?? header.trim())
  return isEmailAddress(address) ? address : null
}

/**
 * Whether the receiving server found that a mail comes from the domain of its From address: by DMARC
 * or, where the domain says nothing of that, by SPF or DKIM of an aligned domain. `header` is the
 * topmost Authentication-Results: a sender can write all those below it.
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
  // The server gives one result: a second one is somebody else's.
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
  // The identity (`i`) is below the domain (`d`), and some servers write that alone (RFC 8601 §2.7.1).
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
 * Relaxed alignment (RFC 7489 §3.1) without a list of public suffixes: the same domain, or one below
 * the other. Two below a third are not: who knows whether that belongs to anybody.
 */
function isAligned(a: string, b: string): boolean {
  return isSameOrSubdomain(a, b) || isSameOrSubdomain(b, a)
}

function isSameOrSubdomain(domain: string, parent: string): boolean {
  return parent.includes('.') && (domain === parent || domain.endsWith(`.${parent}`))
}

/** The domain of an address, or a domain itself, in ASCII. */
function domainOf(text: string): string {
  return withAsciiDomain(`@${text.slice(text.lastIndexOf('@') + 1)}`)
    .slice(1)
    .toLowerCase()
}
