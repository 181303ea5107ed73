import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The settings of .dev.vars, which a fresh clone gets with a key of its own. */
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
