import { patternOf } from '#shared/routes.ts'

/** What may stand in the log of a violation: no query, no fragment, no token, no sample. */
interface Violation {
  directive: string
  /** Origin and path, a route's pattern where it is ours, or what the browser says instead. */
  blocked: string
  /** The pattern of the route. */
  document: string
  disposition: string
}

interface Reported {
  directive: unknown
  blocked: unknown
  document: unknown
  disposition: unknown
}

const keyword = /^[a-z-]{1,40}$/
const maxPathLength = 200
const unknown = 'none'

/**
 * The violations in what a browser sent: a list of reports, or one of them (`application/reports+json`),
 * or the older object (`application/csp-report`). Whatever is none of these is left out.
 */
export function violationsIn(text: string, origin: string): Violation[] {
  const reports = [parsed(text)].flat()
  return reports.flatMap((report) => {
    const reported = reportedIn(report)
    const violation = reported && described(reported, origin)
    return violation && violation.directive !== unknown ? [violation] : []
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function reportedIn(report: unknown): Reported | null {
  if (!isRecord(report)) return null
  const { type, body, 'csp-report': older } = report
  if (type === 'csp-violation' && isRecord(body)) {
    return {
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      document: body.documentURL,
      disposition: body.disposition,
    }
  }
  if (!isRecord(older)) return null
  return {
    // The older one of the two has the sources of the directive after its name.
    directive: older['effective-directive'] ?? firstWord(older['violated-directive']),
    blocked: older['blocked-uri'],
    document: older['document-uri'],
    disposition: older.disposition,
  }
}

function described(reported: Reported, origin: string): Violation {
  const document = urlOf(reported.document)
  return {
    directive: keywordOf(reported.directive),
    blocked: blockedOf(reported.blocked, origin),
    document: document?.origin === origin ? routeOf(document) : unknown,
    disposition: keywordOf(reported.disposition),
  }
}

function blockedOf(blocked: unknown, origin: string): string {
  const url = urlOf(blocked)
  if (!url) return keywordOf(blocked)
  if (url.origin === origin) return routeOf(url)
  // Of `data:` and the like the rest is what was blocked itself.
  if (!/^(https?|wss?):$/.test(url.protocol)) return url.protocol
  return url.origin + url.pathname.slice(0, maxPathLength)
}

/** The pattern of a page of ours: a path may hold the token of a mailed link. */
function routeOf({ pathname }: URL): string {
  return patternOf(pathname) ?? unknown
}

function keywordOf(value: unknown): string {
  return typeof value === 'string' && keyword.test(value) ? value : unknown
}

function firstWord(value: unknown): unknown {
  return typeof value === 'string' ? value.split(' ', 1)[0] : value
}

function urlOf(value: unknown): URL | null {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
