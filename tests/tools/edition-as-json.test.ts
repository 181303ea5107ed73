import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { root } from '#tests/support/repository/import-graph.ts'
import { editionAsJson, moduleOf } from '#tools/vite/edition-as-json.ts'

/** What a module of one exported function exports. */
function run(code: string): typeof firstEdition {
  const script = code.replace('export function', 'function')
  return runInNewContext(`${script}; firstEdition`, { JSON })
}

test('the records that a build ships are those of the code, read once', () => {
  const built = run(moduleOf(firstEdition()))
  expect(built()).toStrictEqual(firstEdition())
  expect(built()).toBe(built())
})

test('records that JSON does not give back as they are stop the build', () => {
  const strange = { ...firstEdition(), number: Number.NaN }
  expect(() => moduleOf(strange)).toThrow('Expected records of plain values')
})

test('the code of the client may not import the records', () => {
  const load = editionAsJson().load as (id: string) => string | undefined
  const inClient = { environment: { name: 'client' } }
  const module = join(root, 'src/shared/knowledge/first-edition.ts')
  expect(() => load.call(inClient, module)).toThrow('Expected no code of the client')
  expect(load.call(inClient, `${module}x`)).toBeUndefined()
})
