import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { Browser, pageObjectOf } from '#tests/support/browser.ts'

const unknown = '/nothing-here'

async function kindOf(headers: Record<string, string>) {
  const response = await new Browser().visit(unknown, { headers })
  expect(response.status).toBe(404)
  if (response.headers.get('X-Inertia') === 'true') return 'inertia'
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('text/html')) return 'page'
  expect(await response.json()).toEqual({
    message: messages.refusals.notFound(unknown.slice(1)),
  })
  return 'json'
}

const scripted = { 'X-Requested-With': 'XMLHttpRequest' }

describe('the kind of a request', () => {
  test.each<[string, Record<string, string>]>([
    ['with the Accept of the page client', { Accept: 'text/html, application/xhtml+xml' }],
    ['with Accept: application/json', { Accept: 'application/json' }],
    ['without an Accept', {}],
    ['with */* from a script', { Accept: '*/*', ...scripted }],
  ])('is inertia by X-Inertia %s', async (_, headers) => {
    expect(await kindOf({ ...headers, 'X-Inertia': 'true' })).toBe('inertia')
  })

  test.each<[string, Record<string, string>]>([
    ['application/json', { Accept: 'application/json' }],
    ['application/json first of several types', { Accept: 'application/json, text/html' }],
    ['application/json with a quality', { Accept: 'application/json;q=0.9, text/html' }],
    ['upper case', { Accept: 'APPLICATION/JSON' }],
    ['text/json', { Accept: 'text/json' }],
    ['a +json type', { Accept: 'application/problem+json' }],
    ['*/* of a script', { Accept: '*/*', ...scripted }],
    ['no Accept of a script', scripted],
  ])('is JSON by %s', async (_, headers) => {
    expect(await kindOf(headers)).toBe('json')
  })

  test.each<[string, Record<string, string>]>([
    ['a browser', { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }],
    ['application/json in second place', { Accept: 'text/html, application/json' }],
    ['*/* alone', { Accept: '*/*' }],
    ['no Accept at all', {}],
    ['a script that accepts HTML', { Accept: 'text/html', ...scripted }],
    ['another value of X-Requested-With', { Accept: '*/*', 'X-Requested-With': 'fetch' }],
    ['an image', { Accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['an X-Inertia that is not true', { Accept: 'text/html', 'X-Inertia': 'false' }],
  ])('is page for %s', async (_, headers) => {
    expect(await kindOf(headers)).toBe('page')
  })
})

describe('a page', () => {
  test.each<[string, Record<string, string>]>([
    ['Accept: application/json', { Accept: 'application/json' }],
    ['a script that accepts everything', { Accept: '*/*', ...scripted }],
  ])('is the HTML document for %s too', async (_, headers) => {
    const response = await new Browser().visit(routes.services.href(), { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(pageObjectOf(await response.text()).component).toBe('marketing/services')
  })
})

describe('a JSON-only endpoint', () => {
  test.each<[string, Record<string, string>]>([
    ['a page request', { Accept: 'text/html' }],
    ['an inertia request', { Accept: 'text/html', 'X-Inertia': 'true' }],
    ['a JSON request', { Accept: 'application/json' }],
  ])('answers %s in JSON', async (_, headers) => {
    const response = await new Browser().visit(routes.health.href(), { headers })
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(response.headers.has('X-Inertia')).toBe(false)
    expect(await response.json()).toHaveProperty('status')
  })

  test.each(['text/html', '*/*', 'application/json'])(
    'refuses in JSON on /send-contact-form for Accept: %s',
    async (accept) => {
      const response = await new Browser().visit(routes.sendContactForm.href(), {
        method: 'POST',
        headers: { Accept: accept },
      })
      expect(response.status).toBe(419)
      expect(await response.json()).toEqual({ message: messages.refusals.csrf })
    },
  )
})
