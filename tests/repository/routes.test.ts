import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/support/repository/import-graph.ts'

const registered = /\.(?:get|post|put|patch|delete|all|on)\(\s*(['"`]\/[^'"`]*)/g
const pattern = /(['"`]\/[^'"`\n]*:\w+[^'"`\n]*)/g

test('a URL is written in routes.ts and nowhere else in the product', () => {
  const files = globSync('src/worker/**/*.{ts,tsx}', { cwd: root })
  const written = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [registered, pattern].flatMap((one) =>
      [...text.matchAll(one)].map(([, url]) => `${file}: ${url}`),
    )
  })
  expect(written).toEqual([])
})
