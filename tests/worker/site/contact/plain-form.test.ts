import { describe, expect, test } from 'vitest'
import { lengths, throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { formData } from '#tests/support/forms.ts'
import { incompressible } from '#tests/support/incompressible.ts'
import { answerDueAt } from '#tests/support/office.ts'
import { expectRedirect, follow, pageOf } from '#tests/support/replies.ts'
import { contactMessage, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const path = routes.contact.href()
const forms = ['page', 'inertia'] as const

describe.each(forms)('POST /contact by %s', (as) => {
  test('stores the message and confirms it once on the contact page', async () => {
    const browser = newVisitor()
    const email = `plain-${as}@example.com`
    const response = await browser.send(path, contactMessage({ email }), { as })
    expect(expectRedirect(response, browser)).toBe(path)
    expect(await messagesFrom(email)).toHaveLength(1)
    const { props } = await follow(browser, response)
    expect(props).toMatchObject({ status: messages.contact.sent, errors: {}, values: {} })
    expect(props.receipt).toEqual({
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
      dueAt: answerDueAt(new Date()).toISOString(),
    })
    const next = await browser.page(path)
    expect(next.props.status).toBeNull()
    expect(next.props).not.toHaveProperty('receipt')
  })

  test('goes back with one message per field and the old input', async () => {
    const browser = newVisitor()
    const input = contactMessage({ firstName: '', email: 'no address', message: '  short ' })
    const { component, props } = await follow(browser, await browser.send(path, input, { as }))
    expect(component).toBe('marketing/contact')
    expect(props.errors).toEqual({
      firstName: messages.required('first name'),
      email: messages.email,
      message: messages.min('message', lengths.messageMin),
    })
    expect(props.values).toMatchObject({ lastName: 'Otieno', email: 'no address' })
    expect(props.values?.message?.trim()).toBe('short')
    expect(props.status).toBeNull()
    expect((await browser.page(path)).props).toMatchObject({ errors: {}, values: {} })
  })

  test('shows the old input at once when the text is too long for a cookie', async () => {
    const browser = newVisitor()
    const input = contactMessage({
      email: 'no address',
      message: incompressible(lengths.messageMax),
    })
    const response = await browser.send(path, input, { as })
    const page =
      response.status === 302 || response.status === 303
        ? await follow(browser, response)
        : await pageOf(response)
    expect(page.component).toBe('marketing/contact')
    expect(page.props.values).toEqual(input)
    expect(page.props.errors).toEqual({ email: messages.email })
    for (const value of browser.cookies.values()) expect(value.length).toBeLessThan(4096)
    expect((await browser.page(path)).props).toMatchObject({ errors: {}, values: {} })
  })

  test('reports a full throttle and keeps the old input', async () => {
    const browser = newVisitor()
    const [{ hits }] = throttles.contact
    for (let attempt = 0; attempt < hits; attempt++) await browser.send(path, {}, { as })
    const { props } = await follow(browser, await browser.send(path, contactMessage(), { as }))
    expect(props.values).toEqual(contactMessage())
    expect(Object.values(props.errors)).toEqual([
      expect.stringMatching(new RegExp(messages.throttle(0).replace('0', '\\d+'))),
    ])
  })
})

describe('POST /contact', () => {
  test.each([
    ['a good message', contactMessage(), 200],
    ['a bad one', {}, 422],
  ])('answers a JSON caller like /send-contact-form: %s', async (_, fields, status) => {
    const both = [path, routes.sendContactForm.href()].map(async (to) => {
      const response = await newVisitor().send(to, fields, { as: 'json' })
      expect(response.status).toBe(status)
      return response.json()
    })
    const [first, second] = await Promise.all(both)
    expect(first).toEqual(second)
  })

  test('accepts a multipart form', async () => {
    const email = 'multipart@example.com'
    const { body, headers } = await formData(contactMessage({ email }))
    const browser = newVisitor()
    expectRedirect(await browser.send(path, {}, { body, headers }), browser)
    expect(await messagesFrom(email)).toHaveLength(1)
  })

  test('escapes the old input in the document', async () => {
    const browser = newVisitor()
    const firstName = '</script><script>alert(1)</script>"\'\u2028'
    const response = await browser.send(path, { firstName })
    const html = await (await browser.visit(expectRedirect(response, browser))).text()
    expect(html).not.toContain('<script>alert')
  })

  test('keeps only the fields of the form, as text', async () => {
    const browser = newVisitor()
    const body = new URLSearchParams({
      'firstName[]': 'A',
      lastName: 'B',
      secret: 'C',
      website: '',
    })
    const { props } = await follow(browser, await browser.send(path, {}, { body }))
    expect(props.values).toEqual({ lastName: 'B' })
  })

  test('does not show the input of another visitor', async () => {
    await newVisitor().send(path, { firstName: 'Unmistakable' })
    const html = await (await newVisitor().visit(path)).text()
    expect(html).not.toContain('Unmistakable')
  })
})
