import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import type { UserRow } from '../db/schema.ts'
import { readCookie, writeCookie } from '../http/cookies.ts'
import { isSigned, sign } from '../security/signature.ts'
import { randomToken } from '../security/tokens.ts'

// A device that has signed in to an account before has login guesses of its own there, so that
// strangers' guessing never locks the owner out (OWASP's device cookies).
interface Device {
  id: string
  /** Keyed hashes of the accounts it has signed in to, newest first. */
  accounts: string[]
}

const maxAccounts = 5

/** This device, if it has signed in to the account before: its guesses are counted apart. */
export async function findKnownDevice(
  c: Context<AppEnv>,
  { id }: Pick<UserRow, 'id'>,
): Promise<string | null> {
  const device = await findDevice(c)
  return device?.accounts.includes(await accountHash(c, id)) ? device.id : null
}

/** Remembers that this device has signed in to an account. */
export async function knowDevice(c: Context<AppEnv>, user: UserRow): Promise<void> {
  const device = (await findDevice(c)) ?? { id: randomToken(16), accounts: [] }
  const hash = await accountHash(c, user.id)
  const others = device.accounts.filter((account) => account !== hash)
  const accounts = [hash, ...others].slice(0, maxAccounts)
  const content = [device.id, ...accounts].join('~')
  const [key] = c.var.settings.keyring('device')
  const value = `${content}.${await sign(key, content)}`
  writeCookie(c, 'device', { value, seconds: lifetimes.deviceSeconds })
}

async function findDevice(c: Context<AppEnv>): Promise<Device | null> {
  const [content = '', signature = ''] = (readCookie(c, 'device') ?? '').split('.')
  const keys = c.var.settings.keyring('device')
  if (!content || !(await isSigned(keys, content, signature))) return null
  const [id = '', ...accounts] = content.split('~')
  return { id, accounts }
}

/** An account as the cookie names it. */
async function accountHash(c: Context<AppEnv>, userId: string): Promise<string> {
  const [key] = c.var.settings.keyring('device')
  return (await sign(key, `account ${userId}`)).slice(0, 22)
}
