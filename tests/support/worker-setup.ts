import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, vi } from 'vitest'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

const noises = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level))

beforeEach(() => {
  if (!env.SHOW_LOG) vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(() => {
  for (const noise of noises) {
    expect(noise.mock.calls, 'console.error and console.warn fail a test').toEqual([])
    noise.mockClear()
  }
})
