import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { bothForms, expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  confirmPathOf,
  createSubscriber,
  newAddress,
  newsletterSubjects,
  subscribe,
  subscriberRow,
} from '#tests/support/site/newsletter.ts'

const confirmationSent = 'Please confirm your subscription with the link we have emailed you.'

async function pendingAddress() {
  const email = newAddress()
  await subscribe(email)
  return email
}

const states = [
  ['new', async () => newAddress()],
  ['pending', pendingAddress],
  ['subscribed', createSubscriber],
] as const

stoppedClock()

describe.each(states)('an address that is %s', (_, createAddress) => {
  test.each(bothForms)('is answered with the status on Insights, as %s', async (as) => {
    const browser = newVisitor()
    const response = await subscribe(await createAddress(), { browser, as })
    const { props } = await expectSentTo(browser, response, routes.insights.href())
    expect(props).toMatchObject({ status: confirmationSent, errors: {} })
    expect((await browser.page(routes.insights.href())).props.status).toBeNull()
  })

  test('is answered with the sentence, as json', async () => {
    await expectJson(await subscribe(await createAddress()), 200, { message: confirmationSent })
  })
})

describe('a new address', () => {
  test('is stored unconfirmed and gets one mail with a link for 48 hours', async () => {
    const email = await pendingAddress()
    const row = await subscriberRow(email)
    expect(row).toMatchObject({ email, confirmed_at: null })
    expect(Number(row?.confirm_expires_at) - Date.now()).toBe(48 * 3_600_000)
    const [mail, ...others] = await mailbox(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: newsletterSubjects.confirm })
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`https://kilima.test${await confirmPathOf(email)}`)
      expect(part).toMatch(/48 hours.*ignore/)
    }
  })

  test('can be sent from any page, which the visitor returns to', async () => {
    const browser = newVisitor()
    const fields = { email: newAddress() }
    const headers = { Referer: `${browser.origin}/insights?category=compliance` }
    const response = await browser.send(routes.newsletter.href(), fields, { headers })
    await expectSentTo(browser, response, '/insights?category=compliance')
  })

  test.each([
    ['elsewhere', 'https://elsewhere.example/insights'],
    ['no page', 'https://kilima.test/up'],
  ])('redirects to Insights when the referer is %s', async (_, Referer) => {
    const browser = newVisitor()
    const fields = { email: newAddress() }
    const response = await browser.send(routes.newsletter.href(), fields, { headers: { Referer } })
    await expectSentTo(browser, response, routes.insights.href())
  })

  test('gets no link to the host of the request', async () => {
    const browser = newVisitor()
    const email = newAddress()
    const headers = { Host: 'elsewhere.example', 'X-Forwarded-Host': 'elsewhere.example' }
    await browser.send(routes.newsletter.href(), { email }, { headers })
    const [mail] = await mailbox(email)
    expect(`${mail?.text}${mail?.html}`).not.toContain('elsewhere.example')
  })
})
