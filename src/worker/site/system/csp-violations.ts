import { patternOf } from '#shared/routes.ts'

/** What may stand in the log of a violation: no query, no fragment, no token, no sample. */
interface Violation {
  directive: string
  /** An origin, a route's pattern where it is ours, or what the browser says instead. */
  blocked: string
  /** The pattern of the route. */
  document: string
}

type Fields = Partial<Record<string, unknown>> | null

type Report = Partial<Record<'csp-report' | 'body', Fields>> | null

const unknown = 'none'

/**
 * The violations in what a browser sent: a list of reports, or one of them (`application/reports+json`),
 * or the older object (`application/csp-report`). Whatever is none of these is left out.
 */
export function violationsIn(text: string, origin: string): Violation[] {
  const reports: Report[] = [parsed(text)].flat()
  return reports.flatMap((report) => {
    const fields = report?.['csp-report'] ?? report?.body
    const field = (...names: string[]) =>
      String(names.map((name) => fields?.[name]).find(Boolean) ?? '')
    const directive = field('effectiveDirective', 'effective-directive', 'violated-directive')
    // The last of them has its sources after its name.
    const name = wordOf(directive.replace(/ .*/, ''))
    if (!fields || name === unknown) return []
    return [
      {
        directive: name,
        blocked: placeOf(field('blockedURL', 'blocked-uri'), origin),
        document: placeOf(field('documentURL', 'document-uri'), origin, unknown),
      },
    ]
  })
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * An address as the log may have it, ours by the pattern of its route: a path may hold the token of a
 * mailed link. Of `data:` and the like the rest is what was blocked itself.
 */
function placeOf(value: string, origin: string, elsewhere?: string): string {
  if (!URL.canParse(value)) return elsewhere ?? wordOf(value)
  const url = new URL(value)
  // Ours under whatever scheme or port, also with the dot of a full domain name.
  const isOurs = url.hostname.replace(/\.$/, '') === new URL(origin).hostname
  if (isOurs) return patternOf(url.pathname) ?? unknown
  return elsewhere ?? (url.host ? `${url.protocol}//${url.host}` : url.protocol)
}

function wordOf(value: string): string {
  return /^[a-z-]{1,40}$/.test(value) ? value : unknown
}
