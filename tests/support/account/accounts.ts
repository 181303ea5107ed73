import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { lifetimes } from '#shared/constants.ts'
import type { Role } from '#shared/desk/staff/roles.ts'
import type { Browser } from '#tests/support/browser.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { findRecoveryCodes, recoveryCodeRows } from '#worker/account/two-factor/recovery-codes.ts'
import { createSecret, sealSecret } from '#worker/account/two-factor/totp.ts'
import { codeFactor, passkeys, recoveryCodes, sessions, users } from '#worker/db/schema.ts'
import { openDatabase } from '#worker/db/stores.ts'
import { settingsOf } from '#worker/env.ts'
import type { Keyring } from '#worker/security/keyring.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'
import { createSignedToken, hashToken } from '#worker/security/tokens.ts'

export const password = 'correct horse battery staple'

export const newPassword = 'a wholly different passphrase'

export const db = openDatabase(env.DB)
export const settings = settingsOf(env)

const hashes = new Map<string, Promise<string>>()

/** Hashes a password, once for each file, because hashing is slow. */
function hashOf(text: string): Promise<string> {
  const hash =
    hashes.get(text) ?? hashPassword(settings.keyring('password'), text, addressRequester('tests'))
  hashes.set(text, hash)
  return hash
}

export interface Account {
  id: string
  name: string
  email: string
  password: string
  /** The TOTP secret in base32; empty without two-factor. */
  secret: string
  recoveryCodes: string[]
}

interface AccountOptions {
  name?: string
  email?: string
  password?: string
  unverified?: boolean
  withTwoFactor?: boolean
  /** Makes the account staff, with two-factor on by default. */
  role?: Role
  /** Starts a two-factor set-up without confirming it. */
  withSetup?: boolean
}

let accounts = 0

/** Inserts an account as the product would; verified by default. */
export async function createUser(options: AccountOptions = {}): Promise<Account> {
  accounts += 1
  const {
    role,
    withTwoFactor = role !== undefined,
    withSetup = withTwoFactor,
    unverified = false,
  } = options
  const id = crypto.randomUUID()
  const account = {
    id,
    name: options.name ?? 'Amina Otieno',
    email: options.email ?? `person-${accounts}@example.com`,
    password: options.password ?? password,
    secret: withSetup ? createSecret() : '',
  }
  await db.insert(users).values({
    id,
    name: account.name,
    email: account.email,
    emailVerifiedAt: unverified ? null : new Date(),
    firstVerifiedAt: unverified ? null : new Date(),
    passwordHash: await hashOf(account.password),
    twoFactorSecret: withSetup ? await sealSecret(settings, id, account.secret) : null,
    twoFactorConfirmedAt: withTwoFactor ? new Date() : null,
    role: role ?? null,
    createdAt: new Date(),
  })
  if (!withSetup) return { ...account, recoveryCodes: [] }
  await db.insert(recoveryCodes).values(await recoveryCodeRows(settings, id))
  return { ...account, recoveryCodes: await findRecoveryCodes({ db, settings }, id) }
}

interface SessionOptions {
  /** The keys that sign the session. */
  keyring?: Keyring
  /** True if the password was confirmed a moment ago. */
  confirmed?: boolean
  /**
   * True if a second factor was used. Defaults to true with two-factor, which every sign-in
   * requires, and false with a passkey, because the password then opens the account as well.
   */
  proved?: boolean
  /** The age of the sign-in; the session was used ever since. */
  secondsAgo?: number
}

/** Inserts a session and gives its cookie to the browser, without any request. */
export async function signIn(
  browser: Browser,
  { id: userId }: { id: string },
  { confirmed = false, proved, keyring = settings.keyring, secondsAgo = 0 }: SessionOptions = {},
): Promise<Browser> {
  const [key] = keyring('session')
  const token = await createSignedToken(key)
  const id = await hashToken(token)
  const now = new Date()
  const createdAt = new Date(now.getTime() - secondsAgo * 1000)
  await db.insert(sessions).values({
    id,
    userId,
    signInId: crypto.randomUUID(),
    createdAt,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifetimes.sessionSeconds * 1000),
    endsAt: new Date(createdAt.getTime() + lifetimes.sessionMaxSeconds * 1000),
    passwordConfirmedAt: confirmed ? now : null,
    secondFactor: await factorOf(userId, proved),
    address: '203.0.113.7',
    agent: 'tests',
  })
  await env.KV.put(`session:${id}`, JSON.stringify({ userId, createdAt: now }))
  browser.cookies.set('__Host-session', token)
  browser.cookies.delete('XSRF-TOKEN')
  return browser
}

/**
 * Returns a second factor of the account for its session; null if it has none or should not use it.
 */
async function factorOf(userId: string, proved?: boolean): Promise<string | null> {
  if (proved === false) return null
  const user = await db.select().from(users).where(eq(users.id, userId)).get()
  if (user?.twoFactorConfirmedAt) return codeFactor
  const key = proved && (await db.select().from(passkeys).where(eq(passkeys.userId, userId)).get())
  return key ? key.id : null
}

export async function signedInAs(
  account: { id: string },
  options: SessionOptions & Record<string, unknown> = {},
): Promise<Browser> {
  const { confirmed, proved, secondsAgo, ...browser } = options
  return signIn(newVisitor(browser), account, { confirmed, proved, secondsAgo })
}

/** Returns the code of a secret at a time, or a number of steps away from it. */
export function codeFor(secret: string, { at = Date.now(), steps = 0 } = {}): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: at + steps * totp.period * 1000 })
}

export async function signedInUser(
  options: Parameters<typeof createUser>[0] = {},
  session: Parameters<typeof signedInAs>[1] = {},
): Promise<{ account: Account; browser: Browser }> {
  const account = await createUser(options)
  return { account, browser: await signedInAs(account, session) }
}

/** Returns a code of six digits that is wrong for the current time. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeFor(secret, { steps }))
  const codes = ['000000', '111111', '222222', '333333', '444444', '555555']
  return present(codes.find((code) => !right.includes(code)))
}
