import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import { accepts, Browser } from '#tests/support/browser.ts'

const shortKey = btoa('x'.repeat(31))
const longKey = btoa('x'.repeat(33))

const cases: [string, string, string][] = [
  ['missing', 'APP_KEY', ''],
  ['short', 'APP_KEY', shortKey],
  ['long', 'APP_KEY', longKey],
  ['no base64', 'APP_KEY', '%%%%'],
  ['missing', 'APP_URL', ''],
  ['no URL', 'APP_URL', 'kilima.test'],
  ['of another scheme', 'APP_URL', 'ftp://kilima.test'],
  ['no boolean', 'REGISTRATION_ENABLED', 'maybe'],
  ['a boolean in capitals', 'PASSWORD_RESET_ENABLED', 'FALSE'],
  ['a number', 'DEV_MAILBOX', '1'],
  ['no number', 'SMTP_PORT', 'smtps'],
  ['no port', 'SMTP_PORT', '65536'],
  ['no way of SMTP', 'SMTP_SECURE', 'ssl'],
  ['in capitals', 'SMTP_SECURE', 'TRUE'],
  ['the word none', 'SMTP_SECURE', 'none'],
  ['no address', 'MAIL_TO', 'the-desk'],
  ['an address with a name', 'MAIL_TO', 'Desk <desk@kilima.test>'],
  ['a name without an address', 'MAIL_FROM', 'The Firm'],
  ['no boolean', 'BREACHED_PASSWORDS', 'yes'],
  ['no URL', 'BREACHED_PASSWORDS_URL', 'breaches.test'],
  ['http of another machine', 'BREACHED_PASSWORDS_URL', 'http://api.pwnedpasswords.com'],
  ['a URL with a query', 'BREACHED_PASSWORDS_URL', 'https://breaches.test/?range='],
  ['a URL with a password', 'BREACHED_PASSWORDS_URL', 'https://me:secret@breaches.test'],
]

/** A browser that knows where it goes, whatever the Worker has been told. */
class Visitor extends Browser {
  override get origin() {
    return 'https://kilima.test'
  }
}

describe('a setting', () => {
  test.each(cases)(
    'that is %s stops every page without repeating it, and JSON callers too: %s',
    async (_, name, value) => {
      const browser = new Visitor({ [name]: value })
      const response = await browser.visit(routes.home.href(), { headers: accepts.page })
      expect(response.status).toBe(503)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
      const text = await response.text()
      expect(text).toMatch(/^The setting \w+ is missing or wrong: .+\.$/)
      expect(text).toContain(name)
      expect(text.trim()).not.toContain('\n')
      expect(text).not.toContain(value || 'undefined')
      const json = await browser.visit('/', { headers: accepts.json })
      await expectJson(json, 503, { message: text })
    },
  )

  test('stops the endpoints too, before anything else is looked at', async () => {
    for (const path of [routes.health.href(), routes.robots.href(), '/nothing-here']) {
      expect((await new Visitor({ APP_KEY: '' }).visit(path)).status).toBe(503)
    }
    const response = await new Visitor({ APP_KEY: '' }).visit(routes.sendContactForm.href(), {
      method: 'POST',
    })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message: expect.stringContaining('APP_KEY') })
  })

  test('that is missing leaves the headers of every reply in place', async () => {
    const response = await new Visitor({ APP_KEY: '' }).visit('/')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(response.headers.get('Vary')).toContain('X-Inertia')
    expect(response.headers.get('X-Request-Id')).toBeTruthy()
  })
})
