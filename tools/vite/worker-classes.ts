import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The classes of the HTML that the Worker writes itself, and that of the dark theme. */
export function classesOfWorker(root: string): string[] {
  const files = globSync('src/worker/**/*.ts', { cwd: root })
  const attributes = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/ class="([^"]+)"/g),
  ])
  return ['dark', ...attributes.flatMap(([, value = '']) => value.split(' '))]
}
