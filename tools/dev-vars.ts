import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Returns the settings of .dev.vars; a fresh clone gets the file with a random key. */
export function devVars(): Record<string, string> {
  if (!existsSync('.dev.vars')) {
    const key = randomBytes(32).toString('base64')
    const vars = readFileSync('.dev.vars.example', 'utf8')
      .replace(/^APP_KEY=$/m, `APP_KEY=${key}`)
      .replace(/^# DEV_MAILBOX=$/m, 'DEV_MAILBOX=true')
    writeFileSync('.dev.vars', vars, { mode: 0o600 })
  }
  return parseEnv(readFileSync('.dev.vars', 'utf8')) as Record<string, string>
}
