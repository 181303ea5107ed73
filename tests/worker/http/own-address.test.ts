import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { contactMessage } from '#tests/support/site/contact.ts'

/** A browser that knows where it goes, whatever the Worker has been told. */
class VisitorOf extends Browser {
  readonly #host: string

  constructor(host: string, appUrl = '') {
    super({ APP_URL: appUrl })
    this.#host = host
  }

  override get origin() {
    return this.#host
  }
}

function sendFrom(browser: Browser, origin: string) {
  const headers = { Origin: origin }
  return browser.send(routes.sendContactForm.href(), contactMessage(), { as: 'json', headers })
}

describe('while APP_URL is not set', () => {
  test.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])(
    'a request to this machine is served with its own origin: %s',
    async (host) => {
      const browser = new VisitorOf(host)
      const home = await browser.visit(routes.home.href())
      expect(home.status).toBe(200)
      expect(await home.text()).toContain(`<link rel="canonical" href="${host}/"`)
      expect((await sendFrom(browser, host)).status).toBe(200)
      expect((await sendFrom(browser, 'https://kilima.test')).status).toBe(419)
    },
  )

  test.each([
    'https://kilima.test',
    'http://localhost.kilima.test',
    'http://127.0.0.1.kilima.test',
    'http://10.0.0.1:8787',
    'http://[::2]:8787',
  ])('a request to another machine is not: %s', async (host) => {
    const headers = { Host: 'localhost', 'X-Forwarded-Host': 'localhost' }
    const response = await new VisitorOf(host).visit(routes.home.href(), { headers })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('APP_URL')
  })
})

test('once APP_URL is set, the host of a request says nothing', async () => {
  const browser = new VisitorOf('http://localhost:8787', 'https://kilima.test')
  const home = await browser.visit(routes.home.href())
  expect(await home.text()).toContain('<link rel="canonical" href="https://kilima.test/"')
  expect((await sendFrom(browser, 'http://localhost:8787')).status).toBe(419)
})
