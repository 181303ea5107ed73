import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  deadMailReportedSeconds,
  healthMaxAgeSeconds,
  mailDelayedSeconds,
} from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later } from '#tests/support/clock.ts'
import { failingDatabase, failingKeyValueStore } from '#tests/support/db/failing-stores.ts'
import { replacing } from '#tests/support/replacing.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const yearMs = 365 * 86_400_000
const smtp = { SMTP_HOST: 'smtp.example' }
const ok = { status: 'ok', database: 'ok', sessions: 'ok', mail: 'ok' }

async function health(settings: object = {}, browser: Browser = newVisitor({ ...settings })) {
  const response = await browser.visit(routes.health.href())
  return { code: response.status, body: await response.json() }
}

beforeEach(async () => {
  // Later than any refusal of a password check in the files before, which are in the same Worker.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * yearMs })
  await env.DB.exec('DELETE FROM outbox')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('GET /up', () => {
  test('is ok while both stores answer and a relay is configured', async () => {
    expect(await health(smtp)).toEqual({ code: 200, body: ok })
  })

  test('is degraded, not down, while no relay is configured', async () => {
    const body = { ...ok, status: 'degraded', mail: 'unconfigured' }
    expect(await health()).toEqual({ code: 200, body })
  })

  test('is down while the database is down', async () => {
    const { code, body } = await health({ ...smtp, DB: failingDatabase() })
    expect(code).toBe(503)
    expect(body).toMatchObject({ status: 'down', database: 'down', sessions: 'ok' })
  })

  test('is down while the sessions are down', async () => {
    const { code, body } = await health({ ...smtp, KV: failingKeyValueStore() })
    expect(code).toBe(503)
    expect(body).toMatchObject({ status: 'down', database: 'ok', sessions: 'down' })
  })

  test('is down while both are down', async () => {
    const { code, body } = await health({ DB: failingDatabase(), KV: failingKeyValueStore() })
    expect(code).toBe(503)
    expect(body).toMatchObject({ status: 'down', database: 'down', sessions: 'down' })
  })

  test('reports the mailbox on a loopback host that enables it', async () => {
    const loopback = { APP_URL: 'http://localhost:8787', DEV_MAILBOX: 'true' }
    expect((await health(loopback)).body).toEqual({ ...ok, mail: 'mailbox' })
    const elsewhere = await health({ DEV_MAILBOX: 'true' })
    expect(elsewhere.body).toMatchObject({ status: 'degraded', mail: 'unconfigured' })
  })

  test('is degraded once a mail waits too long', async () => {
    const sender = newVisitor()
    const response = await sender.send(routes.sendContactForm.href(), contactMessage(), {
      as: 'json',
    })
    expect(response.status).toBe(200)
    later(mailDelayedSeconds - 1)
    expect((await health(smtp)).body).toEqual(ok)
    later(2)
    const { code, body } = await health(smtp)
    expect(code).toBe(200)
    expect(body).toEqual({ ...ok, status: 'degraded', mail: 'delayed' })
  })

  test('reports a failed mail for a day', async () => {
    await newVisitor().send(routes.sendContactForm.href(), contactMessage(), { as: 'json' })
    await env.DB.prepare('UPDATE outbox SET dead_at = ?').bind(Date.now()).run()
    later(mailDelayedSeconds + 1)
    expect((await health(smtp)).body).toEqual({ ...ok, status: 'degraded', mail: 'delayed' })
    later(deadMailReportedSeconds)
    expect((await health(smtp)).body).toEqual(ok)
  })

  test('ignores delivered mails', async () => {
    await newVisitor().send(routes.sendContactForm.href(), contactMessage(), { as: 'json' })
    await env.DB.prepare('UPDATE outbox SET sent_at = ?').bind(Date.now()).run()
    later(mailDelayedSeconds + 1)
    expect((await health(smtp)).body).toEqual(ok)
  })

  test('is never older than its cache time', async () => {
    const state = { down: false }
    const down = failingKeyValueStore()
    const get = (key: string) => (state.down ? down : env.KV).get(key)
    const KV = replacing(env.KV, { get })
    const browser = newVisitor({ ...smtp, KV })
    expect((await health({}, browser)).code).toBe(200)
    state.down = true
    later(healthMaxAgeSeconds)
    expect((await health({}, browser)).code).toBe(503)
  })

  test('has no other fields', async () => {
    for (const headers of [accepts.page, accepts.inertia, accepts.json]) {
      const response = await newVisitor(smtp).visit(routes.health.href(), { headers })
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(response.headers.getSetCookie()).toEqual([])
      const body = await response.json<object>()
      expect(Object.keys(body)).toEqual(['status', 'database', 'sessions', 'mail'])
    }
  })
})
