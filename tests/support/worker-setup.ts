import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { renewUsualEnv } from '#tests/support/browser.ts'
import { startAnew } from '#tests/support/start-anew.ts'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await startAnew()
renewUsualEnv()

const noises = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level))

// For what runs before all tests of a file, too.
hideLog()
beforeEach(hideLog)

afterEach(() => {
  for (const noise of noises) {
    expect(noise.mock.calls, 'console.error and console.warn fail a test').toEqual([])
    noise.mockClear()
  }
})

function hideLog() {
  if (!env.SHOW_LOG) vi.spyOn(console, 'log').mockImplementation(() => {})
}
