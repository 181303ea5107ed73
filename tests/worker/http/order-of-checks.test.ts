import { describe, expect, test } from 'vitest'
import { maxBodyBytes, throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { accepts, Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const endpoint = routes.sendContactForm.href()
const tooLarge = 'x'.repeat(maxBodyBytes + 1)
const wrongMarker = '?_method=BREW'

describe('the order of the checks', () => {
  test('asks for the settings before the size of the body', async () => {
    const unset = new Browser({ APP_KEY: '' })
    const response = await unset.visit(endpoint, { method: 'POST', body: tooLarge })
    expect(response.status).toBe(503)
  })

  test('asks for the size of the body before the method marker', async () => {
    const path = endpoint + wrongMarker
    const response = await new Browser().visit(path, { method: 'POST', body: tooLarge })
    expect(response.status).toBe(413)
  })

  test('asks for the method marker before the CSRF token', async () => {
    const response = await new Browser().visit(endpoint + wrongMarker, { method: 'POST' })
    expect(response.status).toBe(405)
  })

  test.each(['/nothing-here', routes.health.href(), routes.home.href()])(
    'asks for the CSRF token before path and method of POST %s',
    async (path) => {
      const response = await new Browser().visit(path, { method: 'POST' })
      expect(response.status).toBe(419)
    },
  )

  test('asks for path and method before the throttle and the version', async () => {
    const browser = newVisitor()
    const other = { ...accepts.inertia, 'X-Inertia-Version': 'other' }
    expect((await browser.visit('/nothing-here', { headers: other })).status).toBe(404)
    expect((await browser.send(routes.home.href(), {}, { as: 'json' })).status).toBe(405)
  })

  test('lets a refused token use up no throttle', async () => {
    const browser = newVisitor()
    const [{ hits }] = throttles.contact
    for (let sent = 0; sent < hits; sent++) {
      const refused = await browser.send(endpoint, {}, { as: 'json', token: null })
      expect(refused.status).toBe(419)
    }
    const response = await browser.send(endpoint, contactMessage(), { as: 'json' })
    expect(response.status).toBe(200)
  })

  test('lets a full throttle win over field errors', async () => {
    const browser = newVisitor()
    const [{ hits }] = throttles.contact
    for (let sent = 0; sent < hits; sent++) {
      expect((await browser.send(endpoint, {}, { as: 'json' })).status).toBe(422)
    }
    const response = await browser.send(endpoint, {}, { as: 'json' })
    expect(response.status).toBe(429)
    const { retryAfter } = await response.clone().json<{ retryAfter: number }>()
    expect(await response.json()).toEqual({ message: messages.throttle(retryAfter), retryAfter })
  })
})
