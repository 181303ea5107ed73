import { createMiddleware } from 'hono/factory'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { randomToken } from '../security/tokens.ts'

const always = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
})

const strictTransport = 'max-age=63072000'
const notADocument = "default-src 'none'; frame-ancestors 'none'"

// A browser that opens it all the same runs nothing in it.
const savedFile = `${notADocument}; sandbox`

const reportPath = routes.cspReports.path
const reportingEndpoints = `csp="${reportPath}"`

// Vite's dev server injects styles and talks over a web socket; the built site does neither.
const devSources = import.meta.env.DEV ? ' ws:' : ''

/** Puts the security headers on every reply, and a policy with a fresh nonce on documents. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set('nonce', randomToken(16))
  c.header('Cache-Control', 'private, no-store')
  await next()
  const { headers } = c.res
  for (const [name, value] of always) headers.set(name, value)
  headers.append('Vary', 'X-Inertia')
  const { settings } = c.var
  if (settings?.secure) {
    // Subdomains may be somebody else's, and whoever is on the browsers' list is there for months.
    const wide = settings.hstsPreload ? '; includeSubDomains; preload' : ''
    headers.set('Strict-Transport-Security', strictTransport + wide)
  }
  const type = headers.get('Content-Type') ?? ''
  if (type.startsWith('text/html')) {
    headers.set('Content-Security-Policy', documentPolicy(c.var.nonce))
    headers.set('Reporting-Endpoints', reportingEndpoints)
    return
  }
  // A picture that somebody opens by itself is a saved file, too.
  const isSaved =
    type.startsWith('image/') || headers.get('Content-Disposition')?.startsWith('attachment')
  headers.set('Content-Security-Policy', isSaved ? savedFile : notADocument)
})

// Browsers that know `report-to`, as all new ones do, ignore `report-uri`.
// 'unsafe-inline' for style attributes only: rendered components set a few (widths, positions).
function documentPolicy(nonce: string): string {
  return (
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; ` +
    `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data:; ` +
    `font-src 'self'; connect-src 'self'${devSources}; manifest-src 'self'; form-action 'self'; ` +
    `base-uri 'none'; frame-ancestors 'none'; object-src 'none'; ` +
    `require-trusted-types-for 'script'; trusted-types site; ` +
    `report-uri ${reportPath}; report-to csp`
  )
}
