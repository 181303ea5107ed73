import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'

const message = {
  firstName: 'Amina',
  lastName: 'Otieno',
  email: 'amina@example.com',
  company: 'Example Ltd',
  service: 'Market Entry Strategy',
  message: 'We would like to enter Kenya next year.',
}

let address = 0
const visitor = () => new Browser({ address: `198.51.100.${++address}` })

describe('POST /send-contact-form', () => {
  test('stores the message and its mail together', async () => {
    const response = await visitor().send(routes.sendContactForm.path, message, { as: 'json' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: messages.contact.sent })
    const row = await env.DB.prepare('SELECT * FROM contact_messages').first()
    expect(row).toMatchObject({ first_name: 'Amina', email: 'amina@example.com' })
    const mails = await env.DB.prepare('SELECT count(*) AS n FROM outbox').first('n')
    expect(mails).toBe(1)
  })
})
