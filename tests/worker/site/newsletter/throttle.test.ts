import { describe, expect, test } from 'vitest'
import { throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectRefused } from '#tests/support/account/account-replies.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { newAddress, subscribe, subscriberRow } from '#tests/support/site/newsletter.ts'

const [minute, _hour] = throttles.newsletter

async function subscribeTimes(browser: Browser, times: number) {
  for (let attempt = 0; attempt < times; attempt++) {
    expect((await subscribe(newAddress(), { browser })).status).toBe(200)
  }
}

stoppedClock()

describe('the throttle of the newsletter', () => {
  test('refuses the hit after the last one of a minute and stores nothing', async () => {
    const browser = newVisitor()
    await subscribeTimes(browser, minute.hits)
    const email = newAddress()
    const response = await subscribe(email, { browser })
    expect(response.status).toBe(429)
    const seconds = minute.seconds - 1
    expect(response.headers.get('Retry-After')).toBe(String(seconds))
    expect(await response.json()).toEqual({
      message: messages.throttle(seconds),
      retryAfter: seconds,
    })
    expect(await subscriberRow(email)).toBeNull()
    later(minute.seconds)
    await subscribeTimes(browser, 1)
  })

  test.each(bothForms)('shows the waiting time under the email field, as %s', async (as) => {
    const browser = newVisitor()
    await subscribeTimes(browser, minute.hits)
    const response = await subscribe('no address', { browser, as })
    const errors = { email: messages.throttle(minute.seconds - 1) }
    await expectRefused(browser, response, { path: routes.insights.href(), errors })
  })

  test('has its own bucket for each client address and form', async () => {
    const browser = newVisitor()
    await subscribeTimes(browser, minute.hits)
    await subscribeTimes(newVisitor(), 1)
    const path = routes.sendContactForm.href()
    expect((await browser.send(path, contactMessage(), { as: 'json' })).status).toBe(200)
  })

  test('never counts confirming or unsubscribing', async () => {
    const browser = newVisitor()
    await subscribeTimes(browser, minute.hits)
    for (let attempt = 0; attempt <= minute.hits; attempt++) {
      const confirm = routes.newsletterConfirm.href({ token: `none-${attempt}` })
      const unsubscribe = routes.newsletterUnsubscribe.href({ token: `none-${attempt}` })
      expect((await browser.send(confirm, {}, { as: 'json' })).status).toBe(422)
      expect((await browser.send(unsubscribe, {}, { as: 'json' })).status).toBe(200)
    }
  })
})
