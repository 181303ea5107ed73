import { describe, expect, test } from 'vitest'
import { burstSeconds } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { contactMessage, newVisitor } from '#tests/support/contact.ts'
import { countedStores } from '#tests/support/counted-stores.ts'

const tooMany = messages.throttle(burstSeconds)
const flooded = { limit: async () => ({ success: false }) }
const broken = { limit: () => Promise.reject(new Error('The limiter is down')) }

const forms = [
  { path: routes.login.href(), fields: { email: 'a@example.com', password: 'wrong one' } },
  { path: routes.forgotPassword.href(), fields: { email: 'a@example.com' } },
  { path: routes.sendContactForm.href(), fields: contactMessage() },
]

describe('a client that floods a form', () => {
  test.each(forms)('is told to wait at no cost to a store: $path', async ({ path, fields }) => {
    const { env: stores, count, reset } = countedStores()
    const visitor = newVisitor({ ...stores, BURSTS: flooded })
    await visitor.visit('/')
    reset()
    const response = await visitor.send(path, fields, { as: 'json' })
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe(String(burstSeconds))
    expect(await response.json()).toEqual({ message: tooMany, retryAfter: burstSeconds })
    expect(count).toEqual({ d1: [], kv: [] })
  })

  test.each(forms)('is not stopped while the limiter fails: $path', async ({ path, fields }) => {
    const visitor = newVisitor({ BURSTS: broken })
    const response = await visitor.send(path, fields, { as: 'json' })
    expect([200, 422]).toContain(response.status)
  })
})
