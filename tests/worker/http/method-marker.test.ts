import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { accepts, Browser } from '#tests/support/browser.ts'
import { formData } from '#tests/support/forms.ts'
import { protocolApp } from '#tests/support/protocol-app.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.contact.href()
const allowed = 'GET, HEAD, POST'
const asMethod = (method: string) => messages.refusals.method(method, path.slice(1), allowed)

async function refusedMethod(fields: unknown, target = path, options: object = {}) {
  const response = await newVisitor().send(target, fields, { as: 'json', ...options })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe(allowed)
  return (await response.json<{ message: string }>()).message
}

describe('a POST with a method marker', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'put', 'Patch'])('in JSON is a %s', async (marker) => {
    expect(await refusedMethod({ _method: marker })).toBe(asMethod(marker.toUpperCase()))
  })

  test.each(['PUT', 'delete'])('in the query is a %s', async (marker) => {
    const message = await refusedMethod({}, `${path}?_method=${marker}`)
    expect(message).toBe(asMethod(marker.toUpperCase()))
  })

  test('in a urlencoded form is that method', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ _method: 'PATCH' })
    expect(await refusedMethod({}, path, { headers, body })).toBe(asMethod('PATCH'))
  })

  test('in a multipart form is that method', async () => {
    const message = await refusedMethod({}, path, await formData({ _method: 'PUT' }))
    expect(message).toBe(asMethod('PUT'))
  })

  test('in the query wins over the one in the body', async () => {
    const message = await refusedMethod({ _method: 'PUT' }, `${path}?_method=DELETE`)
    expect(message).toBe(asMethod('DELETE'))
  })

  test('reaches the route of that method', async () => {
    const browser = newVisitor({ site: protocolApp })
    const response = await browser.send('/guarded?_method=PUT', {}, { as: 'page' })
    expect([302, 303]).toContain(response.status)
    expect((await browser.send('/guarded', {}, { as: 'page' })).status).toBe(405)
  })

  test('still needs its token', async () => {
    const response = await newVisitor().send(path, { _method: 'PUT' }, { as: 'json', token: null })
    expect(response.status).toBe(419)
  })

  test.each(['', null])('that is empty (%j) stays a POST', async (marker) => {
    const response = await newVisitor().send(path, { _method: marker }, { as: 'json' })
    expect(response.status).toBe(422)
  })

  test.each(['GET', 'HEAD', 'POST', 'OPTIONS', 'BREW', 'PUT ,', 0, true, ['PUT'], { a: 1 }])(
    'of any other value (%j) is a 405',
    async (marker) => {
      const message = await refusedMethod({ _method: marker })
      expect(message).toContain(allowed)
    },
  )

  test.each([
    ['brew', 'BREW'],
    ['<b>', 'POST'],
  ])('of another value (%s) is named only if it is a word', async (marker, name) => {
    expect(await refusedMethod({ _method: marker })).toBe(asMethod(name))
  })

  test.each(['_method[]=PUT', '_method[a]=PUT'])(
    'of an odd form field (%s) is a 405',
    async (body) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      await refusedMethod({}, path, { headers, body })
    },
  )

  test.each(['page', 'inertia'] as const)('that is wrong is an error page for %s', async (as) => {
    const response = await newVisitor().send(`${path}?_method=BREW`, {}, { as })
    expect(response.headers.get('Allow')).toBe(allowed)
    await expectErrorPage(response, 405)
  })
})

describe('other requests', () => {
  test.each(['DELETE', 'BREW'])('that are a GET stay a GET with ?_method=%s', async (marker) => {
    const response = await new Browser().visit(`${path}?_method=${marker}`)
    expect(response.status).toBe(200)
  })

  test('do not take their method from X-HTTP-Method-Override', async () => {
    const headers = { ...accepts.json, 'X-HTTP-Method-Override': 'DELETE' }
    const response = await newVisitor().send(path, {}, { as: 'json', headers })
    expect(response.status).toBe(422)
  })
})
