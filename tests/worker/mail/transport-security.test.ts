import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCron } from '#tests/support/cron.ts'
import { secureSmtp } from '#tests/support/mail/secure-smtp.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newAddress, subscribe } from '#tests/support/site/newsletter.ts'

type Relay = ReturnType<typeof secureSmtp.settings>

/** Causes one mail, whose delivery by this relay has been tried when it returns. */
async function sendMail(relay: Partial<Relay>) {
  const sent = await subscribe(newAddress(), { browser: newVisitor(relay) })
  expect(sent.status).toBe(200)
}

const outboxRow = () => env.DB.prepare('SELECT * FROM outbox').first<Record<string, unknown>>()

/** Expects that no try was counted, and the mail to go out once the relay is in order. */
async function expectRetried() {
  const { attempts, sealed, sent_at, dead_at } = (await outboxRow()) ?? {}
  expect([attempts, sent_at, dead_at]).toEqual([0, null, null])
  expect(sealed).toEqual(expect.any(String))
  await runCron(secureSmtp.settings('tls', 'true'))
  expect((await outboxRow())?.sent_at).toEqual(expect.any(Number))
}

/** Expects that nothing but a greeting was said to whoever could read along. */
async function expectNothingTold(name: Parameters<typeof secureSmtp.seenBy>[0]) {
  const { connections, clear, mails } = await secureSmtp.seenBy(name)
  expect(connections, 'it was tried').toBeGreaterThan(0)
  expect(mails).toEqual([])
  expect(clear).not.toMatch(/AUTH|MAIL|RCPT|DATA/i)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await secureSmtp.clear()
  await env.DB.prepare('DELETE FROM outbox').run()
})

afterEach(() => vi.useRealTimers())

describe('a relay with a certificate that is trusted', () => {
  test.each([
    ['tls', 'true'],
    ['starttls', 'starttls'],
    ['starttlsByLogin', 'starttls'],
  ] as const)('gets mail and password inside TLS only: %s', async (name, security) => {
    await sendMail(secureSmtp.settings(name, security))
    const { mails, clear } = await secureSmtp.seenBy(name)
    expect(mails).toMatchObject([{ secure: true, user: secureSmtp.account().user }])
    expect(mails[0]?.raw).toContain('Subject: Confirm your subscription')
    expect(clear).not.toMatch(/AUTH|MAIL/i)
    expect(await outboxRow()).toMatchObject({ sealed: null, sent_at: expect.any(Number) })
  })
})

describe('a relay that cannot prove who it is', () => {
  test.each([
    ['tlsOfStrangers', 'true'],
    ['tlsOfOtherHost', 'true'],
    ['tlsExpired', 'true'],
    ['starttlsOfStrangers', 'starttls'],
  ] as const)('is told nothing, and the mail waits: %s', async (name, security) => {
    await sendMail(secureSmtp.settings(name, security))
    await expectNothingTold(name)
    await expectRetried()
  })
})

describe('a relay without STARTTLS', () => {
  test('is told nothing, and the mail waits, when STARTTLS is asked for', async () => {
    await sendMail(secureSmtp.settings('withoutStarttls', 'starttls'))
    await expectNothingTold('withoutStarttls')
    await expectRetried()
  })

  test('is told nothing when TLS is expected from the start', async () => {
    await sendMail(secureSmtp.settings('withoutStarttls', 'true'))
    await expectNothingTold('withoutStarttls')
    await expectRetried()
  })
})

describe('SMTP_SECURE=false', () => {
  const elsewhere = { SMTP_HOST: '0.0.0.0' }

  test('is never tried with a host that is not loopback', async () => {
    const plain = { ...secureSmtp.settings('withoutStarttls', 'false'), ...elsewhere }
    await sendMail(plain)
    expect((await secureSmtp.seenBy('withoutStarttls')).connections).toBe(0)
    await expectRetried()
    await sendMail({ ...plain, SMTP_SECURE: 'starttls' })
    const { connections } = await secureSmtp.seenBy('withoutStarttls')
    expect(connections, 'the relay can be reached under that name').toBe(1)
  })
})

describe('the password of the relay', () => {
  const wrong = { SMTP_PASSWORD: 'not-the-password-41d7' }

  test.each([
    ['tls', 'true'],
    ['starttls', 'starttls'],
    ['starttlsByLogin', 'starttls'],
  ] as const)('when it is wrong, leaves the mail waiting: %s', async (name, security) => {
    await sendMail({ ...secureSmtp.settings(name, security), ...wrong })
    expect((await secureSmtp.seenBy(name)).mails).toEqual([])
    expect((await outboxRow())?.failure).toBe('535')
    await expectRetried()
  })

  test('stands in no row and no line of the log', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await sendMail({ ...secureSmtp.settings('starttls', 'starttls'), ...wrong })
    const told = JSON.stringify([await outboxRow(), log.mock.calls])
    expect(told).toContain('mail-not-sent')
    const { user, password } = secureSmtp.account()
    for (const secret of [wrong.SMTP_PASSWORD, password, user]) {
      for (const form of [secret, btoa(secret), btoa(`\0${user}\0${secret}`)]) {
        expect(told).not.toContain(form)
      }
    }
  })
})

describe('a try that failed', () => {
  test.each([
    ['tls', 'true'],
    ['starttls', 'starttls'],
    ['starttlsOfStrangers', 'starttls'],
    ['withoutStarttls', 'starttls'],
  ] as const)('leaves no connection open: %s', async (name, security) => {
    await sendMail({ ...secureSmtp.settings(name, security), SMTP_PASSWORD: 'wrong' })
    expect((await secureSmtp.seenBy(name)).connections).toBe(1)
    await vi.waitFor(async () => expect((await secureSmtp.seenBy(name)).open).toBe(0))
  })
})
