import { boot } from 'virtual:client-assets'
import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { errorPages } from '#shared/refusal-messages.ts'
import { routes } from '#shared/routes.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { protocolApp } from '#tests/support/protocol-app.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const visitor = (): Browser => newVisitor({ site: protocolApp })
const both = ['page', 'inertia'] as const

describe.each([
  ['a bug', '/broken', 500, messages.refusals.server],
  ['a store that is down', '/store-down', 503, messages.refusals.unavailable],
] as const)('%s', (_, path, status, sentence) => {
  test.each(both)('is an error page with the request id for a %s request', async (kind) => {
    const response = await visitor().visit(path, { headers: accepts[kind] })
    const id = response.headers.get('X-Request-Id') ?? 'none'
    const { props } = await expectErrorPage(response, status)
    expect(props.message).toContain(errorPages[status]?.message)
    expect(props.message).toContain(id)
  })

  test('leads on to the home page, since no page of that address is known', async () => {
    const { props } = await expectErrorPage(await visitor().visit(`${path}?again=1`), status)
    expect(props.action).toMatchObject({ href: routes.home.href() })
  })

  test.each(both)('tells a %s request nothing else', async (kind) => {
    const response = await visitor().visit(path, { headers: accepts[kind] })
    const text = (await response.text()).replaceAll(boot, '')
    expect(text).not.toMatch(/secret|\.ts\b|at .*:\d+/i)
  })

  test('is one sentence to a JSON caller', async () => {
    const response = await visitor().visit(path, { headers: accepts.json })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: sentence })
  })

  test('keeps the headers of every reply', async () => {
    const { headers } = await visitor().visit(path)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('X-Inertia')).toBeNull()
  })
})

describe('a store that is down', () => {
  test.each(['page', 'inertia', 'json'] as const)('says when to try again: %s', async (kind) => {
    const { headers } = await visitor().visit('/store-down', { headers: accepts[kind] })
    expect(Number(headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
  })
})

describe('a full throttle on a GET', () => {
  async function exhausted(kind: 'page' | 'inertia' | 'json') {
    const browser = visitor()
    const version = await browser.version()
    const headers = { ...accepts[kind], 'X-Inertia-Version': version }
    for (let tried = 0; tried < 50; tried++) {
      const response = await browser.visit('/throttled', { headers })
      if (response.status === 429) return response
    }
    throw new Error('Expected a full throttle')
  }

  test.each(both)('is a 429 error page for a %s request', async (kind) => {
    const response = await exhausted(kind)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
    await expectErrorPage(response, 429)
  })

  test('is a JSON 429 for a JSON caller', async () => {
    const response = await exhausted('json')
    const retryAfter = Number(response.headers.get('Retry-After'))
    expect(await response.json()).toEqual({ message: messages.throttle(retryAfter), retryAfter })
  })
})
