import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The kinds of modules that a build of the Worker has, by the ending of their files. */
const kinds = { '.js': 'ESModule', '.txt': 'Text', '.wasm': 'CompiledWasm' } as const

interface WorkerModule {
  type: (typeof kinds)[keyof typeof kinds]
  path: string
}

/**
 * Returns the modules of a built Worker, relative to its folder: the main one, then those it
 * imports.
 */
export function workerModules(built: string, main = 'index.js'): string[] {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const others = files.filter((name) => kindOf(name) && name !== main)
  return [main, ...others.sort()]
}

/** Returns the same modules with full paths, as Miniflare takes them. */
export function modulePaths(built: string, main?: string): WorkerModule[] {
  return workerModules(built, main).map((name) => ({
    type: kindOf(name) ?? 'ESModule',
    path: join(built, name),
  }))
}

function kindOf(name: string): WorkerModule['type'] | undefined {
  const ending = extname(name)
  return isKind(ending) ? kinds[ending] : undefined
}

function isKind(ending: string): ending is keyof typeof kinds {
  return ending in kinds
}
