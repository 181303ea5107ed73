import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './import-graph.ts'

/** What stands in code type in a page, or in a part of it. */
export function namesIn(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
}

/** A page of the documentation. */
export const documentOf = (file: string) => readFileSync(join(root, file), 'utf8')

/**
 * Returns the file that a page means by a name: a path of the repository, a file of the Worker by its
 * path there, or a test of the Worker by its path without the ending. Null if there is none.
 */
export function namedFile(name: string): string | null {
  const paths = [name, `src/worker/${name}`, `tests/worker/${name}.test.ts`]
  return paths.find((path) => existsSync(join(root, path))) ?? null
}

/** Whether a name is meant as a file: it begins with a folder of the repository, or of the Worker. */
export function isFileName(name: string): boolean {
  const [folder = '', rest = ''] = name.split(/\/(.*)/s)
  const folders = [folder, `src/worker/${folder}`, `tests/worker/${folder}`]
  return (
    /^[\w./-]+$/.test(name) &&
    rest !== '' &&
    folder !== '' &&
    folders.some((one) => existsSync(join(root, one)))
  )
}
