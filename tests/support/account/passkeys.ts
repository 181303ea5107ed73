import { eq } from 'drizzle-orm'
import type { PasskeySummary } from '#shared/account/settings/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { passkeys } from '#worker/db/schema.ts'
import { type Account, createUser, db, signedInAs } from './accounts.ts'
import { type AnswerOverrides, Authenticator, type CredentialJson } from './authenticator.ts'

/** The options that a browser gets for its authenticator. */
interface Options {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials: { id: string }[]
  allowCredentials?: { id: string }[]
  pubKeyCredParams?: { alg: number }[]
  [more: string]: unknown
}

/** The cookie with the current challenge. */
export const challengeCookie = '__Host-passkey'

async function options(browser: Browser, path: string): Promise<Options> {
  const response = await browser.send(path, {}, { as: 'json' })
  if (!response.ok) throw new Error(`Expected options of ${path}, not ${response.status}`)
  return response.json()
}

export const addOptions = (browser: Browser) => options(browser, routes.addPasskeyOptions.href())
export const automaticOptions = (browser: Browser) =>
  options(browser, routes.automaticPasskeyOptions.href())
export const signInOptions = (browser: Browser) =>
  options(browser, routes.passkeySignInOptions.href())
export const confirmOptions = (browser: Browser) =>
  options(browser, routes.confirmPasskeyOptions.href())

/** The error for each kind of refused answer; it never says more. */
export const refusals = {
  signIn: { email: [messages.passkeys.notAccepted] },
  confirmation: { credential: [messages.passkeys.notAccepted] },
  adding: { credential: [messages.passkeys.notAdded] },
}

export function sendPasskey(
  browser: Browser,
  fields: { name?: unknown; credential?: unknown },
  as: Sender = 'json',
): Promise<Response> {
  return browser.send(routes.addPasskey.href(), { name: 'Laptop', ...fields }, { as })
}

/** Sends a new credential that the browser created without asking. */
export function sendAutomatic(browser: Browser, credential: unknown): Promise<Response> {
  return browser.send(routes.automaticPasskey.href(), { credential }, { as: 'json' })
}

export function sendSignIn(
  browser: Browser,
  credential: unknown,
  { as = 'json', remember }: { as?: Sender; remember?: unknown } = {},
): Promise<Response> {
  const fields = { credential: as === 'page' ? JSON.stringify(credential) : credential }
  const all = remember === undefined ? fields : { ...fields, remember }
  return browser.send(routes.passkeySignIn.href(), all, { as })
}

export function sendConfirmation(browser: Browser, credential: unknown, as: Sender = 'json') {
  const fields = { credential: as === 'page' ? JSON.stringify(credential) : credential }
  return browser.send(routes.confirmPassword.href(), fields, { as })
}

interface KeyOptions {
  name?: string
  counts?: boolean
  /** The browser in which the owner adds it; a new one by default. */
  browser?: Browser
}

/** Adds a key to an account like its owner would. */
export async function addKey(
  account: { id: string },
  { name = 'Laptop', counts = false, browser: own }: KeyOptions = {},
): Promise<Authenticator> {
  const browser = own ?? (await signedInAs(account, { confirmed: true, proved: true }))
  const creationOptions = await addOptions(browser)
  const key = await Authenticator.make(creationOptions, { counts })
  const credential = await key.attest(creationOptions.challenge)
  const response = await sendPasskey(browser, { name, credential })
  if (response.status !== 201) throw new Error(`Expected a passkey, not ${response.status}`)
  return key
}

export async function withPasskey(
  account: Parameters<typeof createUser>[0] = {},
  options: KeyOptions = {},
): Promise<{ account: Account; key: Authenticator }> {
  const created = await createUser(account)
  return { account: created, key: await addKey(created, options) }
}

/** Returns the answer of a key for signing in; it is not sent yet. */
export async function answer(
  browser: Browser,
  key: Authenticator,
  overrides: AnswerOverrides = {},
): Promise<CredentialJson> {
  return key.assert((await signInOptions(browser)).challenge, overrides)
}

export async function signedInBy(
  key: Authenticator,
  { browser = newVisitor(), remember }: { browser?: Browser; remember?: boolean } = {},
): Promise<Browser> {
  const response = await sendSignIn(browser, await answer(browser, key), { remember })
  if (response.status !== 200) throw new Error(`Expected a sign-in, not ${response.status}`)
  return browser
}

export async function confirmBy(
  browser: Browser,
  key: Authenticator,
  overrides: AnswerOverrides = {},
) {
  const { challenge } = await confirmOptions(browser)
  return sendConfirmation(browser, await key.assert(challenge, overrides))
}

export function storedPasskeys({ id }: { id: string }) {
  return db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(passkeys.createdAt)
}

export const passkeysPage = (browser: Browser) =>
  browser.props('settings/passkeys', routes.passkeys.href())

export async function onlyPasskey(browser: Browser): Promise<PasskeySummary> {
  const { passkeys } = await passkeysPage(browser)
  const [only] = passkeys
  if (!only || passkeys.length > 1) throw new Error(`Expected one passkey, not ${passkeys.length}`)
  return only
}

/** Returns a browser that also has this one's challenge. */
export function withChallengeOf(browser: Browser, other = newVisitor()): Browser {
  other.cookies.set(challengeCookie, browser.cookies.get(challengeCookie) ?? '')
  return other
}

/** Creates a browser that may add a passkey, and a key for it. */
export async function ownerWithNewKey(account?: { id: string }) {
  const owner = account ?? (await createUser())
  const browser = await signedInAs(owner, { confirmed: true, proved: true })
  const { challenge, user } = await addOptions(browser)
  return { owner, browser, challenge, key: await Authenticator.make({ user }) }
}
