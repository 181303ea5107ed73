import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later } from '#tests/support/clock.ts'
import { failingKeyValueStore } from '#tests/support/db/failing-stores.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const path = routes.sendContactForm.href()
const [minute, hour] = throttles.contact

const send = (browser: Browser, to = path) => browser.send(to, contactMessage(), { as: 'json' })
const statusOf = async (browser: Browser) => (await send(browser)).status
const keys = async () => (await env.KV.list()).keys.length

async function exhaust(browser: Browser) {
  for (let attempt = 0; attempt < minute.hits; attempt++) expect(await statusOf(browser)).toBe(200)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const hourMs = hour.seconds * 1000
  vi.setSystemTime(Math.ceil(Date.now() / hourMs) * hourMs + 1000)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the throttle of the contact form', () => {
  test('refuses the hit after the last one of a minute, and says how long to wait', async () => {
    const browser = newVisitor()
    await exhaust(browser)
    later(20)
    const response = await send(browser)
    expect(response.status).toBe(429)
    const remainingSeconds = minute.seconds - 21
    expect(response.headers.get('Retry-After')).toBe(String(remainingSeconds))
    expect(await response.json()).toEqual({
      message: messages.throttle(remainingSeconds),
      retryAfter: remainingSeconds,
    })
  })

  test('never asks to wait less than a second', async () => {
    const browser = newVisitor()
    await exhaust(browser)
    later(minute.seconds - 1.001)
    const response = await send(browser)
    expect(Number(response.headers.get('Retry-After'))).toBe(1)
  })

  test('accepts requests again in the next minute', async () => {
    const browser = newVisitor()
    await exhaust(browser)
    later(minute.seconds)
    expect(await statusOf(browser)).toBe(200)
  })

  test('refuses the hit after the last one of an hour', async () => {
    const browser = newVisitor()
    for (let attempt = 0; attempt < hour.hits; attempt++) {
      expect(await statusOf(browser)).toBe(200)
      if (attempt % minute.hits === minute.hits - 1) later(minute.seconds)
    }
    const response = await send(browser)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(minute.seconds)
    later(hour.seconds)
    expect(await statusOf(browser)).toBe(200)
  })

  test('stores nothing of a refused request', async () => {
    const browser = newVisitor()
    await exhaust(browser)
    const before = await keys()
    for (let attempt = 0; attempt < 3; attempt++) expect(await statusOf(browser)).toBe(429)
    expect(await keys()).toBe(before)
  })

  test('is one bucket for both addresses of the form', async () => {
    const browser = newVisitor()
    await exhaust(browser)
    expect((await send(browser, routes.contact.href())).status).toBe(429)
  })

  test('counts refused forms as well', async () => {
    const browser = newVisitor()
    for (let attempt = 0; attempt < minute.hits; attempt++) {
      expect((await browser.send(path, {}, { as: 'json' })).status).toBe(422)
    }
    expect(await statusOf(browser)).toBe(429)
  })

  test.each(['in one millisecond', 'while the clock runs'])(
    'lets exactly its hits through of many at once, %s',
    async (when) => {
      const many = 5 * minute.hits
      let now = Date.now()
      if (when === 'while the clock runs') vi.spyOn(Date, 'now').mockImplementation(() => now++)
      const browser = newVisitor()
      await browser.page('/')
      const replies = await Promise.all(Array.from({ length: many }, () => statusOf(browser)))
      expect(replies.filter((status) => status === 200)).toHaveLength(minute.hits)
      expect(replies.filter((status) => status === 429)).toHaveLength(many - minute.hits)
    },
  )

  test.each([[['list']], [['put']], [['list', 'put', 'get']]] as const)(
    'lets pass while the store fails: %j',
    async (operations) => {
      const browser = newVisitor({ KV: failingKeyValueStore(operations) })
      for (let attempt = 0; attempt <= minute.hits; attempt++)
        expect(await statusOf(browser)).toBe(200)
    },
  )

  test('keeps no client address in plain text', async () => {
    const address = '203.0.113.99'
    await send(newVisitor({ address }))
    const names = (await env.KV.list()).keys.map(({ name }) => name)
    expect(names).not.toHaveLength(0)
    expect(names.join()).not.toContain(address)
  })
})
