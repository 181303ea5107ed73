import { describe, expect, test } from 'vitest'
import { createUser } from '#tests/support/account/accounts.ts'
import { liveWholeLife } from '#tests/support/account/whole-life.ts'
import { deriveBits, iterationsAsked } from '#tests/support/quick-passwords.ts'

describe('a password derivation', () => {
  test('never asks for more iterations a call than Cloudflare allows', async () => {
    deriveBits.mockClear()
    await liveWholeLife(async () => {})
    const iterations = iterationsAsked()
    expect(iterations.length).toBeGreaterThan(0)
    expect(Math.max(...iterations)).toBeLessThanOrEqual(100_000)
  })

  test('costs what OWASP asks, in one chain', async () => {
    deriveBits.mockClear()
    await createUser({ password: 'never hashed before' })
    const total = iterationsAsked().reduce((sum, iterations) => sum + iterations, 0)
    expect(total).toBeGreaterThanOrEqual(600_000)
  })
})
