import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#shared/content/site.ts'

const read = (path: string) => readFileSync(path, 'utf8')

test('the newest version of the changelog is that of package.json and its lock', () => {
  const [, newest] = read('CHANGELOG.md').match(/^## \[(.+?)\]/m) ?? []
  expect(JSON.parse(read('package.json')).version).toBe(newest)
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe(newest)
})

test('reports of bad conduct go to the address of site.ts', () => {
  expect(read('CODE_OF_CONDUCT.md')).toContain(`[${site.email}](${site.emailUrl})`)
})
