import { describe, expect, test } from 'vitest'
import { throttles } from '#shared/constants.ts'
import { accepts } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { destinations, protocolApp } from '#tests/support/protocol-app.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const visitor = () => newVisitor({ site: protocolApp })
const changes = ['PUT', 'PATCH', 'DELETE'] as const

describe('a redirect after a change', () => {
  test.each(changes)('is a 303 after %s', async (method) => {
    const browser = visitor()
    const response = await browser.send('/hop', {}, { as: 'inertia', method })
    expect(response.status).toBe(303)
    expect(expectRedirect(response, browser)).toBe(destinations.page)
  })

  test.each(changes)('is a 303 after a POST marked as %s', async (marker) => {
    const response = await visitor().send('/hop', { _method: marker }, { as: 'inertia' })
    expect(response.status).toBe(303)
  })

  test.each(changes)('is a 303 after a refused form sent by %s', async (method) => {
    const response = await visitor().send('/save', {}, { as: 'inertia', method })
    expect(response.status).toBe(303)
  })

  test('is a 303 when a guard sends it', async () => {
    const response = await visitor().send('/guarded', {}, { as: 'inertia', method: 'PUT' })
    expect(response.status).toBe(303)
  })

  test('is a 303 when a throttle sends it', async () => {
    const browser = visitor()
    const put = () => browser.send('/throttled', {}, { as: 'inertia', method: 'PUT' })
    const [{ hits }] = throttles.contact
    for (let sent = 0; sent < hits; sent++) expect((await put()).status).toBe(200)
    expect((await put()).status).toBe(303)
  })

  test('is none when the token is refused: that is a page', async () => {
    const options = { as: 'inertia', method: 'PUT', token: null } as const
    const response = await visitor().send('/hop', {}, options)
    expect(response.status).toBe(419)
    expect(response.headers.get('X-Inertia')).toBe('true')
    expect(response.headers.has('Location')).toBe(false)
  })

  test.each(['page', 'inertia'] as const)('of a POST or GET may be 302 or 303: %s', async (as) => {
    const browser = visitor()
    expect(expectRedirect(await browser.send('/hop', {}, { as }), browser)).toBe(destinations.page)
    const headers = accepts[as]
    expect(expectRedirect(await browser.visit('/hop', { headers }), browser)).toBe(
      destinations.page,
    )
  })

  test('is no page reply itself', async () => {
    const response = await visitor().send('/hop', {}, { as: 'inertia' })
    expect(response.headers.has('X-Inertia')).toBe(false)
    expect(response.headers.get('Vary')).toContain('X-Inertia')
  })
})

describe('a redirect to a part of a page', () => {
  test.each(['GET', 'POST', 'PUT'])('is a 409 for the page client after %s', async (method) => {
    const browser = visitor()
    const response =
      method === 'GET'
        ? await browser.visit('/fragment', { headers: accepts.inertia })
        : await browser.send('/fragment', {}, { as: 'inertia', method })
    expect(response.status).toBe(409)
    expect(response.headers.get('X-Inertia-Redirect')).toBe(destinations.fragment)
    expect(response.headers.has('X-Inertia-Location')).toBe(false)
    expect(await response.text()).toBe('')
  })

  test('is an ordinary redirect for a browser', async () => {
    const browser = visitor()
    const response = await browser.visit('/fragment', { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(destinations.fragment)
  })
})
