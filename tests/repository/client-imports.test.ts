import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedBy, root } from '#tests/support/imported-files.ts'

/** Every file and package that the client needs in the browser, with who asked for it. */
function reached(): [name: string, importer: string][] {
  const files = globSync('src/client/**/*.{ts,tsx}', { cwd: root })
  return [...importedBy(files.map((file) => join(root, file)))]
}

test('the client never runs zod, not even by way of a shared file', () => {
  const zod = reached().filter(([name]) => /^zod($|\/)/.test(name))
  expect(zod).toEqual([])
})

test('the client never reaches into the Worker', () => {
  const worker = reached().filter(([name]) => name.startsWith(join(root, 'src/worker')))
  expect(worker).toEqual([])
})
