import { describe, expect, test } from 'vitest'
import { accepts } from '#tests/support/browser.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  confirmPathOf,
  createSubscriber,
  newAddress,
  subscribe,
  subscriberRow,
  unsubscribePathOf,
} from '#tests/support/site/newsletter.ts'

/** Returns a visitor whose limiters are full, with stores that count their use. */
function inFlood(limiter: 'PER_MINUTE_1000' | 'PER_MINUTE_4000') {
  const stores = countedStores()
  const full = { limit: async () => ({ success: false }) }
  return { stores, visitor: newVisitor({ ...stores.env, [limiter]: full }) }
}

describe.each(['PER_MINUTE_1000', 'PER_MINUTE_4000'] as const)('a flood beyond %s', (limiter) => {
  test('of unsubscribe links is answered alike, and asks no store', async () => {
    const email = await createSubscriber()
    const path = await unsubscribePathOf(email)
    const { stores, visitor } = inFlood(limiter)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const reply = await visitor.visit(path, { method: 'POST', body })
    const usual = await newVisitor().visit('/newsletter/unsubscribe/unknown', {
      method: 'POST',
      body,
    })
    expect([reply.status, await reply.text()]).toEqual([usual.status, await usual.text()])
    expect(stores.count).toEqual({ d1: [], kv: [] })
    expect(await subscriberRow(email)).not.toBeNull()
    await newVisitor().visit(path, { method: 'POST', body })
    expect(await subscriberRow(email), 'later it works').toBeNull()
  })

  test('of confirmation links is refused, and asks no store', async () => {
    const email = newAddress()
    await subscribe(email)
    const path = await confirmPathOf(email)
    const { stores, visitor } = inFlood(limiter)
    const reply = await visitor.send(path, {}, { as: 'json', headers: accepts.json })
    expect(reply.status).toBe(429)
    expect(stores.count).toEqual({ d1: [], kv: [] })
    expect(await subscriberRow(email)).toMatchObject({ confirmed_at: null })
  })
})
