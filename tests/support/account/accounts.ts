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

/** A password that breaks no rule. */
export const password = 'correct horse battery staple'

/** Another one. */
export const newPassword = 'a wholly different passphrase'

export const db = openDatabase(env.DB)
export const settings = settingsOf(env)

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, made once a file: it is dear. */
function hashOf(text: string): Promise<string> {
  const known =
    hashes.get(text) ?? hashPassword(settings.keyring('password'), text, addressRequester('tests'))
  hashes.set(text, known)
  return known
}

export interface Account {
  id: string
  name: string
  email: string
  password: string
  /** The TOTP secret, base32; empty without two-factor. */
  secret: string
  recoveryCodes: string[]
}

interface AccountOptions {
  name?: string
  email?: string
  password?: string
  unverified?: boolean
  /** Two-factor is on. */
  withTwoFactor?: boolean
  /** Works at the desk; two-factor is on then, unless told. */
  role?: Role
  /** A two-factor set-up is under way. */
  withSetup?: boolean
}

let accounts = 0

/** An account as the product would have stored it; verified unless told. */
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
  if (withSetup) await db.insert(recoveryCodes).values(await recoveryCodeRows(settings, id))
  return { ...account, recoveryCodes: await findRecoveryCodes({ db, settings }, id) }
}

interface SessionOptions {
  /** The keys that the session is signed with. */
  keyring?: Keyring
  /** The password was given a moment ago. */
  confirmed?: boolean
  /**
   * A second factor of the account opened it; by default so with two-factor, which every sign-in asks
   * for, and not with a passkey, beside which the password opens the account.
   */
  proved?: boolean
  /** The sign-in is so long ago, and the session was used ever since. */
  secondsAgo?: number
}

/** Opens a session of an account in a browser, without asking for anything. */
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

/** A second factor of an account, to prove a session by; null where there is none, or none is used. */
async function factorOf(userId: string, proved?: boolean): Promise<string | null> {
  if (proved === false) return null
  const user = await db.select().from(users).where(eq(users.id, userId)).get()
  if (user?.twoFactorConfirmedAt) return codeFactor
  const key = proved && (await db.select().from(passkeys).where(eq(passkeys.userId, userId)).get())
  return key ? key.id : null
}

/** A browser in which an account is signed in. */
export async function signedInAs(
  account: { id: string },
  options: SessionOptions & Record<string, unknown> = {},
): Promise<Browser> {
  const { confirmed, proved, secondsAgo, ...browser } = options
  return signIn(newVisitor(browser), account, { confirmed, proved, secondsAgo })
}

/** The code of a secret at an instant, or some steps from it. */
export function codeFor(secret: string, { at = Date.now(), steps = 0 } = {}): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: at + steps * totp.period * 1000 })
}

/** Somebody, and the browser in which they are signed in. */
export async function signedInUser(
  options: Parameters<typeof createUser>[0] = {},
  session: Parameters<typeof signedInAs>[1] = {},
): Promise<{ account: Account; browser: Browser }> {
  const account = await createUser(options)
  return { account, browser: await signedInAs(account, session) }
}

/** A code of six digits that is none of the secret's around now. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeFor(secret, { steps }))
  const codes = ['000000', '111111', '222222', '333333', '444444', '555555']
  return present(codes.find((code) => !right.includes(code)))
}
