import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, vi } from 'vitest'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await emptyStores()

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

/** Files share one Worker, so that it is loaded once; each starts with empty stores. */
async function emptyStores() {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'd1_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
  ).all<{ name: string }>()
  const statements = results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`))
  await env.DB.batch([env.DB.prepare('PRAGMA defer_foreign_keys = on'), ...statements])
  const { keys } = await env.KV.list()
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)))
}
