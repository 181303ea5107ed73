import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid, expectRefused } from '#tests/support/account/account-replies.ts'
import { formData } from '#tests/support/forms.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  newAddress,
  subscribe,
  subscribedAddresses,
  subscriberRow,
} from '#tests/support/site/newsletter.ts'

const insights = routes.insights.href()
const label = (length: number) => 'x'.repeat(length)
const longest = `a@${label(63)}.${label(63)}.${label(63)}.${label(lengths.newsletterEmail - 194)}`

const invalid: [unknown, string][] = [
  [null, messages.required('email')],
  ['', messages.required('email')],
  [7, messages.string('email')],
  [['a@example.com'], messages.string('email')],
  [{ a: 'a@example.com' }, messages.string('email')],
  ['no address', messages.email],
  ['eve@example.com,victim@example.com', messages.email],
]

describe('the newsletter refuses', () => {
  test.each(invalid)(
    '%j, as json and by the page client, back on Insights',
    async (email, message) => {
      const before = await subscribedAddresses()
      await expectInvalid(await subscribe(email), { email: [message] })
      const browser = newVisitor()
      const response = await subscribe(email, { browser, as: 'inertia' })
      await expectRefused(browser, response, { path: insights, errors: { email: message } })
      expect(await subscribedAddresses()).toEqual(before)
    },
  )

  test.each([
    ['an empty field', 'email=', messages.required('email')],
    ['no field', '', messages.required('email')],
    ['a list', 'email[]=a@example.com', messages.string('email')],
    ['no address', 'email=nobody', messages.email],
  ])('%s of a plain form, back on Insights', async (_, text, message) => {
    const browser = newVisitor()
    const body = new URLSearchParams(text)
    const response = await browser.send(routes.newsletter.href(), {}, { body })
    await expectRefused(browser, response, { path: insights, errors: { email: message } })
    expect((await browser.page(insights)).props.errors).toEqual({})
  })

  test('an address that is too long, with all of its errors', async () => {
    await expectInvalid(await subscribe(`${longest}x`), {
      email: [messages.max('email', lengths.newsletterEmail)],
    })
    await expectInvalid(await subscribe(label(lengths.newsletterEmail + 1)), {
      email: [messages.max('email', lengths.newsletterEmail), messages.email],
    })
  })

  test('malformed JSON as an empty form', async () => {
    const options = { as: 'json', body: '{"email":' } as const
    const response = await newVisitor().send(routes.newsletter.href(), {}, options)
    await expectInvalid(response, { email: [messages.required('email')] })
  })
})

describe('the newsletter accepts', () => {
  test('the longest address', async () => {
    expect((await subscribe(longest)).status).toBe(200)
    expect(await subscriberRow(longest)).not.toBeNull()
  })

  test('an address in any spelling, and stores its normal form', async () => {
    const email = newAddress()
    const spelled = ` ${email.toUpperCase().replace('@', '＠')}\t`
    expect((await subscribe(spelled)).status).toBe(200)
    expect(await subscriberRow(email)).not.toBeNull()
    expect((await mailbox(email)).map(({ to }) => to)).toEqual([email])
  })

  test('a multipart form', async () => {
    const email = newAddress()
    const { body, headers } = await formData({ email })
    await newVisitor().send(routes.newsletter.href(), {}, { body, headers })
    expect(await subscriberRow(email)).not.toBeNull()
  })
})
