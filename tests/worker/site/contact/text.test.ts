import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { mailsFrom } from '#tests/support/mail/mailbox.ts'
import { contactMessage, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'

const path = routes.sendContactForm.href()
let senders = 0

/** Sends a message and returns its stored form. */
async function storedMessage(changes: Record<string, unknown>) {
  senders += 1
  const email = `text-${senders}@example.com`
  const fields = contactMessage({ ...changes, email })
  expect((await newVisitor().send(path, fields, { as: 'json' })).status).toBe(200)
  const [row] = await messagesFrom(email)
  const [mail] = await mailsFrom(email)
  if (!row || !mail) throw new Error('Expected a stored message and its mail')
  return { row, mail }
}

describe('a text field', () => {
  test.each(['  Amina ', '\tAmina\n', '\u00a0Amina\u2003', '\ufeffAmina'])(
    'is trimmed: %j',
    async (firstName) => {
      expect((await storedMessage({ firstName })).row.name).toBe('Amina Otieno')
    },
  )

  test('loses its control characters', async () => {
    const { row } = await storedMessage({
      firstName: 'A\u0000m\u0007i\u001bn\u007fa\u0085',
      lastName: 'Oti\r\neno',
      company: 'Example\tLtd',
      service: 'Custom\u0000 Research',
    })
    expect(row.name).toBe('Amina Otieno')
    expect(row.company).toBe('ExampleLtd')
    expect(row.service).toBe('Custom Research')
  })

  test('threat: loses characters that reverse its direction, also in the mail to the firm', async () => {
    const { row, mail } = await storedMessage({
      firstName: 'Ami\u202ena\u202c',
      lastName: '\u2067Otieno\u2069',
      company: 'Kilima\u200b\u200f Ltd\u061c',
    })
    expect(row).toMatchObject({ name: 'Amina Otieno', company: 'Kilima Ltd' })
    expect(mail.subject).toBe('New contact message from Amina Otieno')
  })

  test('keeps the characters of names', async () => {
    const name = 'Zoë Ñandú-O’Brien 李 🦁'
    expect((await storedMessage({ firstName: name })).row.name).toBe(`${name} Otieno`)
  })
})

describe('a message', () => {
  test('keeps its lines', async () => {
    const message = 'First line\n\nThird line'
    expect((await storedMessage({ message })).row.message).toBe(message)
  })

  test('keeps the lines that a browser sends', async () => {
    const { row } = await storedMessage({ message: 'First line\r\nSecond line' })
    expect(row.message.split(/\r?\n/)).toEqual(['First line', 'Second line'])
  })

  test('threat: loses direction overrides and keeps direction marks', async () => {
    const { row } = await storedMessage({
      message: 'Pay \u202e001\u202c to\u200e us.\nسلام\u200f!',
    })
    expect(row.message).toBe('Pay 001 to\u200e us.\nسلام\u200f!')
  })

  test('loses its other control characters', async () => {
    const { row } = await storedMessage({
      message: '\u0000One\u0008 and\u001b[31m two\u009f.\u0001',
    })
    expect(row.message).toBe('One and[31m two.')
  })
})

describe('header injection', () => {
  test('stays inside the value it came in', async () => {
    const attack = 'Amina\r\nBcc: victim@example.com\r\n\r\nBody'
    const { row, mail } = await storedMessage({
      firstName: attack,
      lastName: attack,
      company: attack,
    })
    expect(row.name).not.toMatch(/[\r\n]/)
    for (const header of [mail.to, mail.replyTo, mail.subject]) {
      expect(header).not.toMatch(/[\r\n\0]/)
    }
    expect(mail.to).not.toContain('victim')
    expect(mail.subject).toBe(`New contact message from ${row.name}`)
  })

  test.each(['\r\n', '\n', '\r', '\u0085', '\u000b', '\u000c'])(
    'finds no line end in %j',
    async (end) => {
      const { mail } = await storedMessage({ lastName: `Otieno${end}Bcc: victim@example.com` })
      expect(mail.subject).not.toContain(end)
    },
  )

  test('of HTML is shown as text in the mail', async () => {
    const html = '<img src=x onerror=alert(1)>"\'&'
    const { mail } = await storedMessage({
      firstName: html,
      company: html,
      message: `${html} long`,
    })
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img')
    expect(mail.text).toContain(html)
  })
})

describe('the mail to the firm', () => {
  test('has all fields, and its Reply-To is the sender', async () => {
    const { row, mail } = await storedMessage({ message: 'First line\nSecond line' })
    expect(mail.replyTo).toBe(row.email)
    for (const part of [mail.text, mail.html]) {
      for (const value of [row.name, row.email, row.company, row.service]) {
        expect(part).toContain(value)
      }
      expect(part).toContain('First line')
      expect(part).toContain('Second line')
      expect(part).toContain(new Date(row.created_at).toISOString().slice(0, 10))
    }
  })
})
