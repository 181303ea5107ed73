import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { root } from '#tests/support/import-graph.ts'
import { editionAsJson, moduleOf } from '#tools/vite/edition-as-json.ts'

type Module = { firstEdition: typeof firstEdition }

const run = (code: string): Promise<Module> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

test('the records that a build ships are those of the code, read once', async () => {
  const built = await run(moduleOf(firstEdition()))
  expect(built.firstEdition()).toStrictEqual(firstEdition())
  expect(built.firstEdition()).toBe(built.firstEdition())
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
