import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv } from '#worker/app-env.ts'
import type { UserRow } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { readCookie, writeCookie } from '#worker/http/cookies.ts'
import { isSigned, sign } from '#worker/security/signature.ts'
import { randomToken } from '#worker/security/tokens.ts'

/**
 * A browser that has signed in before. It has login guesses of its own at the accounts it knows, so
 * that strangers' guessing never locks the owner out (OWASP's device cookies).
 */
export interface Device {
  id: string
  /** Keyed hashes of the accounts it has signed in to, newest first. */
  accounts: string[]
}

const maxAccounts = 5

/** What this browser's cookie says of it; null without one, or one that we never gave out. */
export async function findDevice(c: Context<AppEnv>): Promise<Device | null> {
  const [content = '', signature = ''] = (readCookie(c, 'device') ?? '').split('.')
  const keys = c.var.settings.keyring('device')
  if (!content || !(await isSigned(keys, content, signature))) return null
  const [id = '', ...accounts] = content.split('~')
  return { id, accounts }
}

/** Whether a device has signed in to an account before; to one that there is not, none has. */
export async function isKnownTo(
  settings: Settings,
  { accounts }: Device,
  user: Pick<UserRow, 'id'> | null,
): Promise<boolean> {
  return user !== null && accounts.includes(await accountHash(settings, user.id))
}

/** Remembers that this device has signed in to an account. */
export async function rememberAccount(c: Context<AppEnv>, userId: string): Promise<void> {
  const { settings } = c.var
  const device = (await findDevice(c)) ?? { id: randomToken(16), accounts: [] }
  const hash = await accountHash(settings, userId)
  const others = device.accounts.filter((account) => account !== hash)
  const accounts = [hash, ...others].slice(0, maxAccounts)
  const content = [device.id, ...accounts].join('~')
  const [key] = settings.keyring('device')
  const value = `${content}.${await sign(key, content)}`
  writeCookie(c, 'device', { value, seconds: lifetimes.deviceSeconds })
}

/** An account as the cookie names it. */
async function accountHash(settings: Settings, userId: string): Promise<string> {
  const [key] = settings.keyring('device')
  return (await sign(key, `account ${userId}`)).slice(0, 22)
}
