import { describe, expect, test } from 'vitest'
import { maxBodyBytes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { accepts } from '#tests/support/browser.ts'
import { protocolApp } from '#tests/support/protocol-app.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const hsts = /^max-age=(\d+)$/

const kinds: [string, () => Promise<Response>][] = [
  ['a document', () => newVisitor().visit('/')],
  ['an inertia page', () => newVisitor().visit('/', { headers: accepts.inertia })],
  ['a 404 page', () => newVisitor().visit('/nothing-here')],
  ['a JSON 404', () => newVisitor().visit('/nothing-here', { headers: accepts.json })],
  ['a 405', () => newVisitor().visit(routes.sendContactForm.href())],
  ['a 413', () => newVisitor().visit('/', { method: 'POST', body: 'x'.repeat(maxBodyBytes + 1) })],
  ['a 419', () => newVisitor().visit('/', { method: 'POST' })],
  ['a JSON 200', () => sendJson(contactMessage())],
  ['a 422', () => sendJson({})],
  ['a redirect', () => newVisitor().send(routes.contact.href(), {})],
  ['an inertia redirect', () => newVisitor().send(routes.contact.href(), {}, { as: 'inertia' })],
  ['a HEAD', () => newVisitor().visit('/', { method: 'HEAD' })],
  ['health', () => newVisitor().visit(routes.health.href())],
  ['the sitemap', () => newVisitor().visit(routes.sitemap.href())],
  ['robots.txt', () => newVisitor().visit(routes.robots.href())],
  ['the manifest', () => newVisitor().visit(routes.manifest.href())],
  ['a 500', () => newVisitor({ site: protocolApp }).visit('/broken')],
  ['a store that is down', () => newVisitor({ site: protocolApp }).visit('/store-down')],
]

function sendJson(fields: unknown) {
  return newVisitor().send(routes.sendContactForm.href(), fields, { as: 'json' })
}

describe.each(kinds)('%s', (_, reply) => {
  test('has the headers of every reply, and is no document unless it is one', async () => {
    const { headers } = await reply()
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    const varied = headers
      .get('Vary')
      ?.split(',')
      .map((name) => name.trim())
    expect(varied).toContain('X-Inertia')
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{16,}$/)
    const [, seconds] = headers.get('Strict-Transport-Security')?.match(hsts) ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400)
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(headers.get('Cache-Control')).toMatch(/^private, no-(store|cache)$|^public/)
    const policy = headers.get('Content-Security-Policy')?.split(/; ?/) ?? []
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    const isDocument = headers.get('Content-Type')?.startsWith('text/html') ?? false
    expect(policy.some((directive) => directive.startsWith('script-src '))).toBe(isDocument)
  })
})

describe('Content-Type', () => {
  const { dataFile, rulesCalendar, rulesFeed } = routes
  test.each([
    ['text/html', routes.home.href()],
    ['text/html', '/nothing-here'],
    ['text/plain', routes.robots.href()],
    ['text/csv', dataFile.href({ file: 'rules.csv' })],
    ['text/calendar', rulesCalendar.href()],
    ['application/xml', routes.sitemap.href()],
    ['application/atom+xml', rulesFeed.href()],
    ['application/manifest+json', routes.manifest.href()],
  ])('is %s with its encoding at %s', async (type, path) => {
    const { headers } = await newVisitor().visit(path)
    expect(headers.get('Content-Type')?.toLowerCase()).toMatch(
      new RegExp(`^${type.replaceAll('+', '\\+')}; charset=utf-8(;|$)`),
    )
  })

  test('is JSON, which is always UTF-8, where JSON is asked for', async () => {
    const { headers } = await sendJson(contactMessage())
    expect(headers.get('Content-Type')).toBe('application/json')
  })
})

describe('Cache-Control', () => {
  test.each([
    routes.home,
    routes.aboutUs,
    routes.services,
    routes.markets,
    routes.insights,
    routes.contact,
  ])('lets a visitor keep $path only to ask again', async ({ path }) => {
    const { headers } = await newVisitor().visit(path)
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
  })

  test.each<[string, () => Promise<Response>]>([
    ['a JSON success', () => sendJson(contactMessage())],
    ['a JSON refusal', () => sendJson({})],
    ['health', () => newVisitor().visit(routes.health.href())],
    ['a JSON 404', () => newVisitor().visit('/nothing-here', { headers: accepts.json })],
  ])('keeps %s out of every store', async (_, reply) => {
    expect((await reply()).headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('X-Request-Id', () => {
  test('is another one for each reply', async () => {
    const browser = newVisitor()
    const ids = [await browser.visit('/'), await browser.visit('/')].map(({ headers }) =>
      headers.get('X-Request-Id'),
    )
    expect(new Set(ids).size).toBe(2)
  })

  test('is never what the client says', async () => {
    const headers = { 'X-Request-Id': 'chosen-by-the-client' }
    const response = await newVisitor().visit('/', { headers })
    const id = response.headers.get('X-Request-Id')
    expect(id).toBeTruthy()
    expect(id).not.toBe('chosen-by-the-client')
  })
})

describe('Strict-Transport-Security', () => {
  test('is said on https only', async () => {
    const response = await newVisitor({ APP_URL: 'http://kilima.test' }).visit('/')
    expect(response.headers.has('Strict-Transport-Security')).toBe(false)
  })

  test('speaks for all subdomains only where a setting says so', async () => {
    const response = await newVisitor({ HSTS_PRELOAD: 'true' }).visit('/')
    const header = response.headers.get('Strict-Transport-Security')
    expect(header).toMatch(/^max-age=\d+; includeSubDomains; preload$/)
  })
})
