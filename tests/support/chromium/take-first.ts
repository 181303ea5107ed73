import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

const stateDir = process.env.TEST_STATE_DIR ?? ''

/** Takes a seeded account that no other test of this run has; returns its number. */
export function takeFirst(count: number, nameOf: (number: number) => string): number {
  for (let number = 0; number < count; number++) {
    if (isFirst(join(stateDir, nameOf(number)))) return number
  }
  throw new Error('Expected more accounts in the seed')
}

/** True for the first of all processes that asks for a file. */
function isFirst(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch {
    return false
  }
}
