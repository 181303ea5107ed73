import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Accounts, accountsFile } from './seeded.ts'

const stateDir = process.env.TEST_STATE_DIR ?? ''
let accounts: Accounts | undefined

/** Returns the accounts that were written before the server started. */
export function seededAccounts(): Accounts {
  accounts ??= readAccounts()
  return accounts
}

function readAccounts(): Accounts {
  return JSON.parse(readFileSync(join(stateDir, accountsFile), 'utf8'))
}

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
