import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the modules of a built Worker, relative to its folder: the main one, then those it
 * imports.
 */
export function workerModules(built: string, main = 'index.js'): string[] {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const others = files.filter((name) => name.endsWith('.js') && name !== main)
  return [main, ...others.sort()]
}

/** Returns the same modules with full paths. */
export function modulePaths(built: string, main?: string): { type: 'ESModule'; path: string }[] {
  return workerModules(built, main).map((name) => ({ type: 'ESModule', path: join(built, name) }))
}
