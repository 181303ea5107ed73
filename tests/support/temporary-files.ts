import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'

/**
 * Has temporary files be in memory, where a machine has the room: on a disk each write of a store
 * waits, and so does each page that Chromium draws.
 */
export function keepTemporaryFilesInMemory(): void {
  if (existsSync(memory) && hasRoom(memory)) process.env.TMPDIR = memory
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 2 ** 30
}
