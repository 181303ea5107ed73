import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { root } from '#tests/support/repository/import-graph.ts'
import { editionAsJson, jsonOf } from '#tools/vite/edition-as-json.ts'

interface Hooks {
  configResolved(config: { cacheDir: string }): void
  load(this: { environment: { name: string } }, id: string): string | undefined
}

const module = join(root, 'src/shared/knowledge/first-edition.ts')
const hooks = () => editionAsJson() as unknown as Hooks

/** What a module of one import, a text, and of one exported function exports. */
function run(code: string): typeof firstEdition {
  const script = code
    .replace('export function', 'function')
    .replace(/import (\w+) from (".*")/, (_, name, file) => {
      const text = readFileSync(JSON.parse(file), 'utf8')
      return `const ${name} = ${JSON.stringify(text)}`
    })
  return runInNewContext(`${script}; firstEdition`, { JSON })
}

test('the records that a build ships are those of the code, read once', () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'edition-'))
  const plugin = hooks()
  plugin.configResolved({ cacheDir })
  const built = run(plugin.load.call({ environment: { name: 'worker' } }, module) ?? '')
  rmSync(cacheDir, { recursive: true })
  expect(built()).toStrictEqual(firstEdition())
  expect(built()).toBe(built())
})

test('records that JSON does not give back as they are stop the build', () => {
  const strange = { ...firstEdition(), number: Number.NaN }
  expect(() => jsonOf(strange)).toThrow('Expected records of plain values')
})

test('the code of the client may not import the records', () => {
  const { load } = hooks()
  const inClient = { environment: { name: 'client' } }
  expect(() => load.call(inClient, module)).toThrow('Expected no code of the client')
  expect(load.call(inClient, `${module}x`)).toBeUndefined()
})
