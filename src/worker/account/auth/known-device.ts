import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv } from '#worker/app-env.ts'
import type { UserRow } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { readCookie, writeCookie } from '#worker/http/cookies.ts'
import { isSigned, sign } from '#worker/security/signature.ts'
import { randomToken } from '#worker/security/tokens.ts'

/**
 * A browser that has signed in before. Its login guesses are counted separately, so that guesses by
 * strangers never lock the owner out (OWASP device cookies).
 */
export interface Device {
  id: string
  /** Keyed hashes of the accounts that signed in on it, newest first. */
  accounts: string[]
}

const maxAccounts = 5

/** Returns the device in this browser's cookie; null without a cookie or with a forged one. */
export async function findDevice(c: Context<AppEnv>): Promise<Device | null> {
  const [content = '', signature = ''] = (readCookie(c, 'device') ?? '').split('.')
  const keys = c.var.settings.keyring('device')
  if (!content || !(await isSigned(keys, content, signature))) return null
  const [id = '', ...accounts] = content.split('~')
  return { id, accounts }
}

/** True if the account exists and has signed in on the device before. */
export async function hasSignedInTo(
  settings: Settings,
  { accounts }: Device,
  user: Pick<UserRow, 'id'> | null,
): Promise<boolean> {
  return user !== null && accounts.includes(await accountHash(settings, user.id))
}

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

async function accountHash(settings: Settings, userId: string): Promise<string> {
  const [key] = settings.keyring('device')
  return (await sign(key, `account ${userId}`)).slice(0, 22)
}
