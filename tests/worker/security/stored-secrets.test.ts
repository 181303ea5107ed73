import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { containsSecret, liveWholeLife } from '#tests/support/account/whole-life.ts'
import { hashToken } from '#worker/security/tokens.ts'

/** Returns every value of every table and every key and value of the key-value store. */
async function everythingStored(): Promise<string> {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const rows = await Promise.all(
    tables.results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all()),
  )
  const { keys } = await env.KV.list()
  const values = await Promise.all(keys.map(({ name }) => env.KV.get(name)))
  return JSON.stringify([rows.map(({ results }) => results), keys, values])
}

describe('what a whole life of an account leaves in the stores', () => {
  test('holds no password, token, code, secret or mail in clear', async () => {
    const snapshots: string[] = []
    const secrets = await liveWholeLife(async () => {
      snapshots.push(await everythingStored())
    })
    const all = snapshots.join('\n')
    expect(Object.values(secrets).flat().length).toBeGreaterThan(20)
    for (const [name, values] of Object.entries(secrets)) {
      for (const value of [values].flat()) {
        expect(value.length).toBeGreaterThanOrEqual(6)
        expect(containsSecret(all, value), `${name} stands in a store`).toBe(false)
      }
    }
    for (const sentence of [
      'Please click the button',
      'reset request',
      'recovery codes was used',
    ]) {
      expect(all.includes(sentence)).toBe(false)
    }
  })

  test('names a session by its hash', async () => {
    const secrets = await liveWholeLife(async () => {})
    expect(await everythingStored()).toContain(await hashToken(secrets.sessions.at(-1) ?? ''))
  })
})
