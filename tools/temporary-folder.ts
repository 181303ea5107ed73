import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepFilesInCheckout } from './own-folders.ts'

const memory = '/dev/shm'

/**
 * Makes a run of tests and its processes a temporary folder, which is deleted at its end. It is in
 * memory where a machine has the room: on a disk each write of a store waits, and so does each page
 * that Chromium draws.
 */
export function makeTemporaryFolder(): void {
  // Of the run that this process is a part of.
  if (process.env.TEST_FOLDER) return
  keepFilesInCheckout()
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'tests-'))
  Object.assign(process.env, { TEST_FOLDER: folder, TMPDIR: folder, TEMP: folder, TMP: folder })
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 2 ** 30
  } catch {
    return false
  }
}
