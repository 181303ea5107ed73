import { describe, expect, test } from 'vitest'
import { throttles } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { eventualKeyValueStore } from '#tests/support/db/eventual-kv.ts'
import { replacing } from '#tests/support/replacing.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const [, hour] = throttles.contact

const write = (KV: KVNamespace, address?: string) =>
  newVisitor({ KV, ...(address && { address }) }).send(
    routes.sendContactForm.href(),
    contactMessage(),
    { as: 'json' },
  )

describe('a list that lags behind what was put', () => {
  test.each([
    [routes.sendContactForm.href(), contactMessage()],
    [routes.newsletter.href(), { email: 'late@example.com' }],
    [routes.forgotPassword.href(), { email: 'late@example.com' }],
  ])('refuses no first visitor: %s', async (path, fields) => {
    const KV = eventualKeyValueStore().from('here')
    const response = await newVisitor({ KV }).send(path, fields, { as: 'json' })
    expect(response.status).toBe(200)
  })

  test('that shows nothing at all refuses nobody', async () => {
    const KV = replacing(eventualKeyValueStore().from('here'), {
      list: async () => ({ keys: [], list_complete: true, cacheStatus: null }),
    })
    for (let sent = 0; sent < 3; sent++) expect((await write(KV)).status).toBe(200)
  })

  test('still refuses once it shows that the room is used up', async () => {
    const KV = eventualKeyValueStore().from('here')
    const address = '198.51.100.200'
    for (let sent = 0; sent < hour.hits; sent++) {
      later(1)
      expect((await write(KV, address)).status).toBe(200)
    }
    later(60)
    expect((await write(KV, address)).status).toBe(429)
  })
})
