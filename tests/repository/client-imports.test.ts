import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const aliases = { '#client/': 'src/client/', '#shared/': 'src/shared/', '#worker/': 'src/worker/' }

/** What a module imports when it runs: imports of types alone are gone by then. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const statements = source.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?['"]([^'"]+)['"]/gm)
  const calls = source.matchAll(/import\(\s*['"]([^'"]+)['"]/g)
  return [...statements, ...calls].map(([, specifier = '']) => specifier)
}

function fileOf(specifier: string, importer: string): string | null {
  const alias = Object.entries(aliases).find(([prefix]) => specifier.startsWith(prefix))
  if (alias) return join(root, alias[1], specifier.slice(alias[0].length))
  return specifier.startsWith('.') ? resolve(dirname(importer), specifier) : null
}

/** Every file and package that the client needs in the browser, with who asked for it. */
function reached(): Map<string, string> {
  const found = new Map<string, string>()
  const queue = globSync('src/client/**/*.{ts,tsx}', { cwd: root }).map((file) => join(root, file))
  for (const file of queue) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue
    for (const specifier of importsOf(file)) {
      const target = fileOf(specifier, file) ?? specifier
      if (found.has(target)) continue
      found.set(target, file)
      if (target.startsWith(root)) queue.push(target)
    }
  }
  return found
}

test('the client never runs zod, not even by way of a shared file', () => {
  const zod = [...reached()].filter(([name]) => /^zod($|\/)/.test(name))
  expect(zod).toEqual([])
})

test('the client never reaches into the Worker', () => {
  const worker = [...reached()].filter(([name]) => name.startsWith(join(root, 'src/worker')))
  expect(worker).toEqual([])
})
