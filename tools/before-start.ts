import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingError, settingNames, settingsOf } from '#worker/env.ts'

/** Ends the command with exit code 1 and one sentence that says what to change. */
export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Returns the port in PORT, or the fallback if PORT is empty or not set. */
export function portFromEnv(fallback: number): number {
  const value = process.env.PORT
  if (!value) return fallback
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  refuse(`The setting PORT is wrong: set a number from 1 to 65535, not "${value}".`)
}

/** Returns the Worker's settings from this command's environment. */
export function settingsFromEnv(): Record<string, string> {
  const settings = settingNames.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(settings)
}

/** True if a server can listen on a port now. */
export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, host)
  })
}

/** Ends the command if a port is in use, or if this user may not open it. */
export async function needFreePort(port: number, host?: string): Promise<void> {
  if (await isFree(port, host)) return
  refuse(`Port ${port} cannot be used: end what listens there, or set PORT to another one.`)
}

/** Creates a folder if it is missing; ends the command if it is not writable. */
export function needWritableFolder(path: string): void {
  try {
    makeFolder(path)
    rmdirSync(mkdtempSync(join(path, 'try-')))
  } catch {
    refuse(`The folder ${path} cannot be written: set STATE_DIR to another one.`)
  }
}

/** Avoids mkdir's `recursive`, which never returns where the system answers ENOENT. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** The file in a state folder that a running command has locked; it stays there, empty. */
export const lockFile = 'in-use.sqlite'

let lock: DatabaseSync | undefined

/**
 * Ends the command if another one runs on this state folder. The system gives up the lock with the
 * process that has it, however that ends.
 */
export function needUnusedFolder(path: string): void {
  lock = new DatabaseSync(join(path, lockFile))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    refuse(
      `The folder ${path} is in use by another npm run dev or npm start: end that, or set STATE_DIR to another one.`,
    )
  }
}

/** Ends the command if the Worker would answer only 503 with these settings. */
export function needSettings(env: Record<string, string>): void {
  try {
    settingsOf(env)
  } catch (error) {
    if (error instanceof SettingError) refuse(error.message)
    throw error
  }
}
