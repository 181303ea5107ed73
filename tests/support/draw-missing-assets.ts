import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Draws the artwork of a fresh clone, which many tests read. In a process of its own: Vitest imports
 * the firm of the tests in place of the one whose name stands in the pictures.
 */
export function setup(): void {
  if (existsSync(join(root, 'src/client/generated/drawn.json'))) return
  execFileSync(process.execPath, ['tools/make-assets.ts'], { cwd: root, stdio: 'inherit' })
}
