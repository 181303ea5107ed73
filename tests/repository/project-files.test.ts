import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

test('the newest version of the changelog is that of package.json and its lock', () => {
  const [, newest] = read('CHANGELOG.md').match(/^## \[(.+?)\]/m) ?? []
  expect(JSON.parse(read('package.json')).version).toBe(newest)
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe(newest)
})
