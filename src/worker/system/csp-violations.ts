import { patternOf } from '#shared/routes.ts'

/** What may stand in the log of a violation: no query, no fragment, no token, no sample. */
interface Violation {
  directive: string
  /** Origin and path, a route's pattern where it is ours, or what the browser says instead. */
  blocked: string
  /** The pattern of the route. */
  document: string
}

type Fields = Partial<Record<string, unknown>> | null

const maxPathLength = 200
const unknown = 'none'

/**
 * The violations in what a browser sent: a list of reports, or one of them (`application/reports+json`),
 * or the older object (`application/csp-report`). Whatever is none of these is left out.
 */
export function violationsIn(text: string, origin: string): Violation[] {
  const reports: Fields[] = [parsed(text)].flat()
  return reports.flatMap((report) => {
    const fields = (report?.['csp-report'] ?? report?.body) as Fields
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
  if (url.origin === origin) return patternOf(url.pathname) ?? unknown
  if (elsewhere) return elsewhere
  return url.host ? url.origin + url.pathname.slice(0, maxPathLength) : url.protocol
}

function wordOf(value: string): string {
  return /^[a-z-]{1,40}$/.test(value) ? value : unknown
}
