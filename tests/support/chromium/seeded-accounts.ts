import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Accounts, accountsFile } from './seeded.ts'

let accounts: Accounts | undefined

/** Returns the accounts that were written before the server started. */
export function seededAccounts(): Accounts {
  accounts ??= readAccounts()
  return accounts
}

function readAccounts(): Accounts {
  return JSON.parse(readFileSync(join(process.env.TEST_STATE_DIR ?? '', accountsFile), 'utf8'))
}
