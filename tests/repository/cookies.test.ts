import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cookies } from '#shared/content/legal.ts'

const sources = globSync('src/{worker,client}/**/*.{ts,tsx}').map((file) =>
  readFileSync(file, 'utf8'),
)

/** The first group of every match of a pattern, in all sources. */
const found = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))

test('the privacy page names the cookies that are set, and no other', () => {
  const server = found(/\bwrite(?:Public)?Cookie\(\s*c,\s*'([\w-]+)'/g)
  // Those of the client stand in a constant, which its readers on the server name too.
  const client = found(/\breadPublicCookie\(c, '([\w-]+)'\)/g)
  const named = cookies.map(({ name }) => name)
  expect([...new Set([...server, ...client])].sort()).toEqual([...named].sort())
})
