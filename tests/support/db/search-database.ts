import { env } from 'cloudflare:workers'
import { afterAll, beforeAll } from 'vitest'
import { replacing } from '#tests/support/replacing.ts'

const versionQuery = /^SELECT edition, hash FROM/
const laterVersion = `SELECT ${Number.MAX_SAFE_INTEGER} AS edition, '' AS hash`

let hasLaterIndex = true

/**
 * The search database, which says that it has the index of a later edition: else each publication of a
 * test would build one in each language, which takes longer than the rest of it.
 */
export const searchDatabase: D1Database = replacing(env.SEARCH, {
  prepare: (query: string) =>
    env.SEARCH.prepare(hasLaterIndex && versionQuery.test(query) ? laterVersion : query),
})

/** Has the publications of a file, or of the `describe` that calls it, build the index. */
export function buildIndexOnPublishing(): void {
  beforeAll(() => {
    hasLaterIndex = false
  })
  afterAll(() => {
    hasLaterIndex = true
  })
}
