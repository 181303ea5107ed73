import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { delivery } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { runCronBySmtp } from '#tests/support/cron.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { quickWaits } from '#tests/support/quick-waits.ts'
import { settingsOf } from '#worker/env.ts'
import { WorkerMailer } from '#worker/mail/patched-mailer.ts'

const message = {
  firstName: 'Amina',
  lastName: 'Otieno',
  email: 'amina@example.com',
  service: 'Market Entry Strategy',
  message: 'We would like to enter Kenya next year.\n.\nA dot alone on a line.',
}

let address = 0
const settings = () => ({ ...env, ...smtpPeer.settings() })

async function sendMessage(changes: Record<string, string> = {}) {
  const browser = new Browser({ ...smtpPeer.settings(), address: `198.51.100.${++address}` })
  const fields = { ...message, ...changes }
  const response = await browser.send(routes.sendContactForm.path, fields, { as: 'json' })
  expect(response.status).toBe(200)
}

/** What arrived for the firm; every writer gets a receipt as well. */
const firmInbox = async () =>
  (await smtpPeer.inbox()).filter(({ to }) => to.includes(settingsOf(settings()).mailTo))

/** The row of the mail to the firm: a receipt for the writer may follow it, once a minute. */
const outboxRow = () =>
  env.DB.prepare('SELECT * FROM outbox ORDER BY rowid').first<Record<string, unknown>>()

/** Moves the clock past the wait after a try that failed. */
function waitForNextTry() {
  vi.setSystemTime(Date.now() + delivery.waitsSeconds[0] * 1000 + 1000)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
  await env.DB.prepare('DELETE FROM outbox').run()
})

afterEach(() => vi.useRealTimers())

describe('a mail in the outbox', () => {
  test('is sent after the reply, with the writer to answer, and its body is erased', async () => {
    await sendMessage()
    const [mail, ...others] = await firmInbox()
    expect(others).toEqual([])
    expect(mail?.to).toEqual([settingsOf(settings()).mailTo])
    expect(mail?.raw).toMatch(/^Reply-To: amina@example\.com\r?$/m)
    expect(mail?.raw).toContain('We would like to enter Kenya next year.')
    expect(await outboxRow()).toMatchObject({ sealed: null, sent_at: expect.any(Number) })
  })

  test('to a domain of another script goes to its ASCII form', async () => {
    await sendMessage({ email: 'amina@bücher.example' })
    const raw = (await smtpPeer.inbox()).map((mail) => mail.raw).join('\n')
    expect(raw).toMatch(/^To: amina@xn--bcher-kva\.example\r?$/m)
    expect(raw).toMatch(/^Reply-To: amina@xn--bcher-kva\.example\r?$/m)
  })

  test('has a Message-ID of its own that a repeat would keep', async () => {
    await sendMessage()
    const row = await outboxRow()
    const [mail] = await firmInbox()
    expect(mail?.raw).toContain(`Message-ID: <${row?.id}@kilima.test>`)
  })

  test.each(['greylist', 'drop'] as const)(
    'is tried again when the relay does: %s',
    async (mode) => {
      await smtpPeer.behave(mode)
      await sendMessage()
      expect(await firmInbox()).toEqual([])
      expect(await outboxRow()).toMatchObject({ sent_at: null, dead_at: null, attempts: 1 })
      await smtpPeer.behave('accept')
      await runCronBySmtp()
      expect(await firmInbox(), 'not before its time').toEqual([])
      waitForNextTry()
      await runCronBySmtp()
      expect(await firmInbox()).toHaveLength(1)
    },
  )

  test('is tried again when the relay takes it and falls silent', async () => {
    // The email must have arrived before the time of the run is over.
    const waits = quickWaits(8)
    await smtpPeer.behave('hang')
    await sendMessage()
    expect(waits.began).toContain(delivery.runMs)
    waits.restore()
    expect(await outboxRow()).toMatchObject({ sent_at: null, dead_at: null, attempts: 1 })
  })

  test.each(['mute', 'shut'] as const)(
    'waits untried while no relay is there for any mail: %s',
    async (mode) => {
      const waits = quickWaits()
      await smtpPeer.behave(mode)
      await sendMessage()
      waits.restore()
      const waiting = { sent_at: null, dead_at: null, leased_until: null, attempts: 0 }
      expect(await outboxRow()).toMatchObject({ ...waiting, failure: expect.any(String) })
      await smtpPeer.behave('accept')
      await runCronBySmtp()
      expect(await firmInbox()).toHaveLength(1)
    },
  )

  test('waits untried while no relay can be reached', async () => {
    const browser = new Browser({
      ...smtpPeer.settings(),
      SMTP_PORT: '1',
      address: '198.51.100.99',
    })
    await browser.send(routes.sendContactForm.path, message, { as: 'json' })
    expect(await outboxRow()).toMatchObject({ sent_at: null, attempts: 0 })
    await runCronBySmtp()
    expect(await firmInbox()).toHaveLength(1)
  })

  test('is given up at once when the relay refuses it for good, with the reason', async () => {
    await smtpPeer.behave('reject')
    await sendMessage()
    expect(await outboxRow()).toMatchObject({
      sent_at: null,
      dead_at: expect.any(Number),
      failure: '550',
    })
  })

  test('is sent once by many Workers that look at once', async () => {
    await smtpPeer.behave('greylist')
    await sendMessage()
    await smtpPeer.behave('accept')
    waitForNextTry()
    await Promise.all(Array.from({ length: 8 }, () => runCronBySmtp()))
    expect(await firmInbox()).toHaveLength(1)
  })
})

describe('header-injection', () => {
  test('a name with line breaks stays inside its header', async () => {
    await sendMessage({ firstName: 'Eve\r\nBcc: victim@example.com', lastName: 'X\nY' })
    const [mail] = await firmInbox()
    expect(mail?.to).toHaveLength(1)
    expect(mail?.raw).not.toMatch(/^Bcc:/im)
  })

  test('a long name of any script is folded into encoded words', async () => {
    await sendMessage({ firstName: 'Ọláńrewájú '.repeat(9), lastName: '张'.repeat(80) })
    const [mail] = await firmInbox()
    const headers = mail?.raw.split(/\r?\n\r?\n/)[0] ?? ''
    const encoded = headers.split(/\r?\n/).filter((line) => line.includes('=?'))
    expect(Math.max(...encoded.map((line) => line.replace('Subject:', '').length))).toBeLessThan(78)
    expect(headers).toMatch(/^Subject: =\?UTF-8\?B\?/m)
  })

  test('keeps what looks like an encoded-word as the text that was typed', async () => {
    const typed = '=?UTF-8?B?QnV5IG5vdw==?='
    await sendMessage({ firstName: typed, lastName: '"=?utf-8?q?hi?="' })
    const [mail] = await firmInbox()
    const [headers = ''] = (mail?.raw ?? '').split('\r\n\r\n')
    expect(headers).not.toContain(typed)
    const [, subject = ''] = headers.match(/^Subject: ((?:.|\r\n )*?)\r\n\S/m) ?? []
    const words = [...subject.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map(([, word = '']) => atob(word))
    expect(words.join('')).toBe(`New contact message from ${typed} "=?utf-8?q?hi?="`)
  })
})

test('the library still has what we mend in it', () => {
  for (const name of ['read', 'writeLine', 'tls', 'auth']) {
    expect(Reflect.get(WorkerMailer.prototype, name)).toBeTypeOf('function')
  }
})
