import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { errorPages } from '#shared/refusal-messages.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { accepts, Browser } from '#tests/support/browser.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const both = ['page', 'inertia'] as const
const readOnly = 'GET, HEAD'
const readAndPost = 'GET, HEAD, POST'

describe('an unknown path', () => {
  test.each(both)('is a 404 error page for a %s request', async (kind) => {
    const response = await new Browser().visit('/nothing-here', { headers: accepts[kind] })
    expect(response.headers.get('X-Inertia')).toBe(kind === 'inertia' ? 'true' : null)
    const { props } = await expectErrorPage(response, 404)
    expect(props.message).toBe(errorPages[404]?.message)
    expect(props.action).toMatchObject({
      label: expect.any(String),
      href: expect.stringMatching(/^\//),
    })
  })

  test.each(['/nothing', '/nothing/below', '/contact/more', '/reports/none.pdf'])(
    'is named without its first slash to a JSON caller: %s',
    async (path) => {
      const response = await new Browser().visit(path, { headers: accepts.json })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: messages.refusals.notFound(path.slice(1)) })
    },
  )

  test('leaves its query out of the message', async () => {
    const response = await new Browser().visit('/nothing?token=secret', { headers: accepts.json })
    expect(await response.json()).toEqual({ message: messages.refusals.notFound('nothing') })
  })

  test('is a 404 for a POST with a right token too', async () => {
    const response = await newVisitor().send('/nothing-here', {}, { as: 'json' })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: messages.refusals.notFound('nothing-here') })
  })
})

describe('a wrong method', () => {
  test.each(both)('is a 405 error page with Allow for a %s request', async (kind) => {
    const response = await newVisitor().send(routes.home.href(), {}, { as: kind })
    expect(response.headers.get('Allow')).toBe(readOnly)
    const { props } = await expectErrorPage(response, 405)
    expect(props.message).toBe(errorPages[405]?.message)
  })

  test.each([
    ['POST', routes.aboutUs.href(), readOnly],
    ['PUT', routes.contact.href(), readAndPost],
    ['PATCH', routes.contact.href(), readAndPost],
    ['DELETE', routes.contact.href(), readAndPost],
    ['POST', routes.health.href(), readOnly],
    ['DELETE', routes.sitemap.href(), readOnly],
    ['PUT', routes.sendContactForm.href(), 'POST'],
  ])('tells a JSON caller of %s %s what is supported', async (method, path, allowed) => {
    const response = await newVisitor().send(path, {}, { as: 'json', method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allowed)
    expect(await response.json()).toEqual({
      message: messages.refusals.method(method, path.slice(1), allowed),
    })
  })

  test.each(both)('is the ordinary 405 for a GET of /send-contact-form by %s', async (kind) => {
    const path = routes.sendContactForm.href()
    const response = await new Browser().visit(path, { headers: accepts[kind] })
    expect(response.headers.get('Allow')).toBe('POST')
    await expectErrorPage(response, 405)
  })

  test('is a 405 for HEAD of /send-contact-form', async () => {
    const path = routes.sendContactForm.href()
    expect((await new Browser().visit(path, { method: 'HEAD' })).status).toBe(405)
  })

  test.each(['OPTIONS', 'PROPFIND', 'PURGE', 'LOCK'])(
    'is a 405 for %s, which is no method of ours and needs no token',
    async (method) => {
      const response = await new Browser().visit(routes.contact.href(), { method })
      expect(response.headers.get('Allow')).toBe(readAndPost)
      await expectErrorPage(response, 405)
    },
  )

  test('never opens a page to other origins', async () => {
    const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' }
    for (const method of ['OPTIONS', 'GET']) {
      const response = await new Browser().visit(routes.contact.href(), { method, headers })
      expect([200, 405]).toContain(response.status)
      for (const [name] of response.headers) expect(name).not.toMatch(/^access-control-/)
    }
  })
})

describe('a path', () => {
  test.each(publicPages.map(({ href }) => href).filter((href) => href !== '/'))(
    'is exact: %s/ is another one',
    async (href) => {
      expect((await new Browser().visit(href)).status).toBe(200)
      expect((await new Browser().visit(`${href}/`)).status).toBe(404)
      expect((await new Browser().visit(href.toUpperCase())).status).toBe(404)
    },
  )
})
