import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { mailLimits } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { receiptHeaders } from '#shared/site/contact/receipt.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { mailbox, mailsFrom, mailTo } from '#tests/support/mail/mailbox.ts'
import { answerDueAt, answerDueText } from '#tests/support/office.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { settingsOf } from '#worker/env.ts'

const { perMinute: minute, perDay: day } = mailLimits
const subject = 'We have received your message'

stoppedClock()

async function write(changes: Record<string, unknown>) {
  const fields = contactMessage(changes)
  const response = await newVisitor().send(routes.sendContactForm.href(), fields, { as: 'json' })
  expect(response.status).toBe(200)
  return response.headers
}

describe('the receipt of a contact message', () => {
  test('goes to the sender, and replies to it go to the firm', async () => {
    await write({ email: 'receipt@example.com' })
    const mail = await mailTo('receipt@example.com', subject)
    expect(mail.replyTo).toBe(settingsOf(env).mailTo)
    expect(mail.text).toContain('Your message has arrived.')
  })

  test('repeats the message, and says when we answer', async () => {
    const message = 'We hold a licence in Malta.\nMay we use it in Kenya?'
    await write({ email: 'repeated@example.com', message })
    const { text, html } = await mailTo('repeated@example.com', subject)
    expect(text).toContain('> We hold a licence in Malta.\n> May we use it in Kenya?')
    expect(html).toContain('We hold a licence in Malta.<br>May we use it in Kenya?')
    expect(text).toContain(`will reply by ${answerDueText(answerDueAt(new Date()))}`)
  })

  test('names the reference that the form shows and the firm reads', async () => {
    const email = 'reference@example.com'
    const headers = await write({ email })
    const reference = headers.get(receiptHeaders.reference) ?? ''
    expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    expect(headers.get(receiptHeaders.dueAt)).toBe(answerDueAt(new Date()).toISOString())
    expect((await mailTo(email, subject)).text).toContain(reference)
    const [mail] = await mailsFrom(email)
    expect(mail?.text).toContain(reference)
  })

  test('contains no links or names from the input', async () => {
    const email = 'spam-victim@example.com'
    await write({
      email,
      firstName: 'Cheap',
      lastName: 'Pills',
      company: 'https://evil.example',
      message:
        'Buy now: https://evil.example/x, EVIL.example, www.evil.example or me@evil.example!',
    })
    const { text, html } = await mailTo(email, subject)
    for (const part of [text, html]) expect(part).not.toMatch(/evil|pills|cheap/i)
  })

  test.each([
    ['of another script', 'उदाहरण.भारत'],
    ['with a full stop that browsers take for a dot', 'evil。example evil．example evil․example'],
    ['with what nobody sees beside its dot', 'evil\u200b.example evil.\u00adexample'],
    ['of a mailbox, with a wide sign', 'me＠evil'],
  ])('leads a stranger to no address %s', async (kind, addresses) => {
    const email = `stranger-${kind.length}@example.com`
    await write({ email, message: `Look at ${addresses} and (${addresses})` })
    const { text, html } = await mailTo(email, subject)
    for (const part of [text, html]) expect(part).not.toMatch(/evil|भारत/)
  })

  test('leaves the dots of a sentence alone', async () => {
    const message = 'We ask three things. 1.5 % or 2.5 %? See no. 7 … and e.g. Kenya.'
    await write({ email: 'sentences@example.com', message })
    expect((await mailTo('sentences@example.com', subject)).text).toContain(`> ${message}`)
  })

  test('does not flood a mailbox, but every message reaches the firm', async () => {
    const email = 'flooded@example.com'
    for (let attempt = 0; attempt < 3; attempt++) await write({ email: email.toUpperCase() })
    expect(await mailbox(email)).toHaveLength(minute.hits)
    for (let attempt = 0; attempt < day.hits + 2; attempt++) {
      later(minute.seconds)
      await write({ email })
    }
    expect(await mailbox(email)).toHaveLength(day.hits)
    expect(await mailsFrom(email)).toHaveLength(day.hits + 5)
  })

  test('is not sent when the honeypot is filled in', async () => {
    await write({ email: 'robot@example.com', website: 'https://robot.example' })
    expect(await mailbox('robot@example.com')).toEqual([])
  })
})
