import { patternOf } from '#shared/routes.ts'

/** A violation as it is logged: without query, fragment, token or code sample. */
interface Violation {
  directive: string
  /** An origin, the pattern of one of our routes, or a keyword of the browser such as `inline`. */
  blocked: string
  /** The pattern of the route. */
  document: string
}

type Fields = Partial<Record<string, unknown>> | null

type Report = Partial<Record<'csp-report' | 'body', Fields>> | null

const unknown = 'none'

/**
 * Returns the violations in a body: one report or a list of them (`application/reports+json`), or the
 * older format (`application/csp-report`). Anything else is ignored.
 */
export function violationsIn(text: string, origin: string): Violation[] {
  const reports: Report[] = [parseJson(text)].flat()
  return reports.flatMap((report) => {
    const fields = report?.['csp-report'] ?? report?.body
    const field = (...names: string[]) =>
      String(names.map((name) => fields?.[name]).find(Boolean) ?? '')
    const directive = field('effectiveDirective', 'effective-directive', 'violated-directive')
    // `violated-directive` has the sources after the name.
    const name = wordOf(directive.replace(/ .*/, ''))
    if (!fields || name === unknown) return []
    return [
      {
        directive: name,
        blocked: locationOf(field('blockedURL', 'blocked-uri'), origin),
        document: locationOf(field('documentURL', 'document-uri'), origin, unknown),
      },
    ]
  })
}

function parseJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Returns an address in a form that is safe to log. Our own paths become the pattern of their route,
 * because they can contain the token of a mailed link; `data:` and the like keep only the scheme.
 */
function locationOf(value: string, origin: string, foreignLocation?: string): string {
  if (!URL.canParse(value)) return foreignLocation ?? wordOf(value)
  const url = new URL(value)
  // Ours with any scheme or port, and with the trailing dot of a full domain name.
  const isOurs = url.hostname.replace(/\.$/, '') === new URL(origin).hostname
  if (isOurs) return patternOf(url.pathname) ?? unknown
  return foreignLocation ?? (url.host ? `${url.protocol}//${url.host}` : url.protocol)
}

function wordOf(value: string): string {
  return /^[a-z-]{1,40}$/.test(value) ? value : unknown
}
