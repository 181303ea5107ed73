import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../..')

const aliases = Object.entries({
  '#client/': 'src/client/',
  '#shared/': 'src/shared/',
  '#worker/': 'src/worker/',
  '#tools/': 'tools/',
})

/** Every file and package that the given files import, directly or not, with who asked for it. */
export function importedBy(files: string[]): Map<string, string> {
  const found = new Map<string, string>()
  const queue = [...files]
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

/** What a module imports when it runs: imports of types alone are gone by then. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const statements = source.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?['"]([^'"]+)['"]/gm)
  const calls = source.matchAll(/import\(\s*['"]([^'"]+)['"]/g)
  return [...statements, ...calls].map(([, specifier = '']) => specifier)
}

function fileOf(specifier: string, importer: string): string | null {
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  if (alias) return join(root, alias[1], specifier.slice(alias[0].length))
  return specifier.startsWith('.') ? resolve(dirname(importer), specifier) : null
}
