import { describe, expect, test } from 'vitest'
import { throttles } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'

stoppedClock()

const path = routes.sendContactForm.href()
const [{ hits }] = throttles.contact

async function statusFrom(address: string, headers: Record<string, string> = {}) {
  const response = await new Browser({ address }).send(path, {}, { as: 'json', headers })
  return response.status
}

async function exhaust(address: string) {
  for (let attempt = 0; attempt < hits; attempt++) expect(await statusFrom(address)).toBe(422)
  expect(await statusFrom(address)).toBe(429)
}

describe('a client address', () => {
  test('has a bucket of its own', async () => {
    await exhaust('203.0.113.10')
    expect(await statusFrom('203.0.113.11')).toBe(422)
    expect(await statusFrom('203.0.113.1')).toBe(422)
  })

  test('of IPv6 is its /64', async () => {
    await exhaust('2001:db8:1:2:3:4:5:6')
    expect(await statusFrom('2001:db8:1:2::1')).toBe(429)
    expect(await statusFrom('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await statusFrom('2001:db8:1:3:3:4:5:6')).toBe(422)
    expect(await statusFrom('2001:db8:1::2')).toBe(422)
  })

  test.each([
    ['2001:db8::', '2001:db8:0:0:1::', '2001:db8:0:1::'],
    ['::1', '0:0:0:0:9::', '0:0:0:1::'],
    ['fe80::1:2:3:4', 'fe80::', 'fe80:1::'],
  ])('of IPv6 is the same however it is shortened: %s', async (address, same, other) => {
    await exhaust(address)
    expect(await statusFrom(same)).toBe(429)
    expect(await statusFrom(other)).toBe(422)
  })

  test.each([
    ['X-Forwarded-For', '203.0.113.101'],
    ['X-Real-IP', '203.0.113.102'],
    ['True-Client-IP', '203.0.113.103'],
    ['Forwarded', '203.0.113.104'],
  ])('is never taken from %s', async (name, address) => {
    await exhaust(address)
    expect(await statusFrom(address, { [name]: '192.0.2.1' })).toBe(429)
  })
})
