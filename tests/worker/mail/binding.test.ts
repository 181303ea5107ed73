import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

/** Cloudflare's mail service, which hands over nothing here but keeps what it was given. */
function mailService(fail?: Error & { code?: string }) {
  const sent: Record<string, unknown>[] = []
  const send = async (mail: Record<string, unknown>) => {
    if (fail) throw fail
    sent.push(mail)
    return { messageId: 'made by the service' }
  }
  return { sent, EMAIL: { send } }
}

const write = (settings: Record<string, unknown>) =>
  newVisitor(settings).send(routes.sendContactForm.href(), contactMessage(), { as: 'json' })

const rows = async () =>
  (await env.DB.prepare('SELECT * FROM outbox ORDER BY rowid').all<Record<string, unknown>>())
    .results

beforeEach(() => env.DB.prepare('DELETE FROM outbox').run())

describe("Cloudflare's mail service, when it is bound", () => {
  test('gets the mails, with the row of each to recognise a repeat', async () => {
    const { sent, EMAIL } = mailService()
    await write({ EMAIL, MAIL_FROM: 'The Firm <post@firm.example>', MAIL_TO: 'desk@firm.example' })
    const mail = sent.find(({ to }) => to === 'desk@firm.example')
    expect(mail).toMatchObject({
      from: { name: 'The Firm', email: 'post@firm.example' },
      replyTo: 'amina@example.com',
      subject: 'New contact message from Amina Otieno',
    })
    const row = (await rows())[0]
    expect(mail?.headers).toEqual({ 'X-Entity-Ref-ID': row?.id })
    expect(row).toMatchObject({ sealed: null, sent_at: expect.any(Number) })
  })

  test('is left alone while a relay is set', async () => {
    const { sent, EMAIL } = mailService()
    await smtpPeer.behave('accept')
    await write({ EMAIL, ...smtpPeer.settings() })
    expect(sent).toEqual([])
  })

  test.each([
    ['E_RATE_LIMIT_EXCEEDED', null],
    ['E_SENDER_NOT_VERIFIED', null],
    ['E_RECIPIENT_SUPPRESSED', expect.any(Number)],
  ])('tells by %s whether another try can help', async (code, deadAt) => {
    const { EMAIL } = mailService(Object.assign(new Error('Refused: amina@example.com'), { code }))
    await write({ EMAIL })
    for (const row of await rows()) {
      expect(row).toMatchObject({ sent_at: null, dead_at: deadAt, failure: code })
    }
  })

  test('leaves no text of an unknown failure behind', async () => {
    const { EMAIL } = mailService(new Error('Refused: amina@example.com'))
    await write({ EMAIL })
    const failures = new Set((await rows()).map(({ failure }) => failure))
    expect(failures).toEqual(new Set(['mail service']))
  })
})
