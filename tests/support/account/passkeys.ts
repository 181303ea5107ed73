import { eq } from 'drizzle-orm'
import type { PasskeySummary } from '#shared/account/settings/props.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { passkeys } from '#worker/db/schema.ts'
import { type Account, createUser, db, signedInAs } from './accounts.ts'
import { Authenticator, type CredentialJson, type Told } from './authenticator.ts'

/** What a browser is told to ask an authenticator for. */
interface Options {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials: { id: string }[]
  allowCredentials?: { id: string }[]
  pubKeyCredParams?: { alg: number }[]
  [more: string]: unknown
}

/** The cookie that keeps what a passkey has to answer. */
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

/** What an answer is refused with, by what it was for; no refusal says more. */
export const refusals = {
  signIn: { email: [messages.passkeys.notAccepted] },
  confirmation: { credential: [messages.passkeys.notAccepted] },
  adding: { credential: [messages.passkeys.notAdded] },
}

/** Sends a new credential. */
export function sendPasskey(
  browser: Browser,
  fields: { name?: unknown; credential?: unknown },
  as: Sender = 'json',
): Promise<Response> {
  return browser.send(routes.addPasskey.href(), { name: 'Laptop', ...fields }, { as })
}

/** Sends a new credential that the browser made by itself. */
export function sendAutomatic(browser: Browser, credential: unknown): Promise<Response> {
  return browser.send(routes.automaticPasskey.href(), { credential }, { as: 'json' })
}

/** Sends the answer of a passkey to sign in by it. */
export function sendSignIn(
  browser: Browser,
  credential: unknown,
  { as = 'json', remember }: { as?: Sender; remember?: unknown } = {},
): Promise<Response> {
  const fields = { credential: as === 'page' ? JSON.stringify(credential) : credential }
  const all = remember === undefined ? fields : { ...fields, remember }
  return browser.send(routes.passkeySignIn.href(), all, { as })
}

/** Sends the answer of a passkey to confirm by it. */
export function sendConfirmation(browser: Browser, credential: unknown, as: Sender = 'json') {
  const fields = { credential: as === 'page' ? JSON.stringify(credential) : credential }
  return browser.send(routes.confirmPassword.href(), fields, { as })
}

interface KeyOptions {
  name?: string
  counts?: boolean
  /** In which the owner adds it; one of its own unless given. */
  browser?: Browser
}

/** A key of an account, added as its owner would. */
export async function addKey(
  account: { id: string },
  { name = 'Laptop', counts = false, browser: own }: KeyOptions = {},
): Promise<Authenticator> {
  const browser = own ?? (await signedInAs(account, { confirmed: true, proved: true }))
  const asked = await addOptions(browser)
  const key = await Authenticator.make(asked, { counts })
  const credential = await key.attest(asked.challenge)
  const response = await sendPasskey(browser, { name, credential })
  if (response.status !== 201) throw new Error(`Expected a passkey, not ${response.status}`)
  return key
}

/** Somebody with a passkey. */
export async function withPasskey(
  account: Parameters<typeof createUser>[0] = {},
  options: KeyOptions = {},
): Promise<{ account: Account; key: Authenticator }> {
  const created = await createUser(account)
  return { account: created, key: await addKey(created, options) }
}

/** The answer of a key to sign in in a browser, which has yet to be sent. */
export async function answer(
  browser: Browser,
  key: Authenticator,
  told: Told = {},
): Promise<CredentialJson> {
  return key.assert((await signInOptions(browser)).challenge, told)
}

/** A browser in which a key has signed in. */
export async function signedInBy(
  key: Authenticator,
  { browser = newVisitor(), remember }: { browser?: Browser; remember?: boolean } = {},
): Promise<Browser> {
  const response = await sendSignIn(browser, await answer(browser, key), { remember })
  if (response.status !== 200) throw new Error(`Expected a sign-in, not ${response.status}`)
  return browser
}

/** Confirms in a browser by a key. */
export async function confirmBy(browser: Browser, key: Authenticator, told: Told = {}) {
  const { challenge } = await confirmOptions(browser)
  return sendConfirmation(browser, await key.assert(challenge, told))
}

/** What stands in the database of an account's passkeys. */
export function storedPasskeys({ id }: { id: string }) {
  return db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(passkeys.createdAt)
}

/** The props of the settings of passkeys. */
export const passkeysPage = (browser: Browser) =>
  browser.props('settings/passkeys', routes.passkeys.href())

/** The only passkey on the page. */
export async function onlyPasskey(browser: Browser): Promise<PasskeySummary> {
  const { passkeys } = await passkeysPage(browser)
  const [only] = passkeys
  if (!only || passkeys.length > 1) throw new Error(`Expected one passkey, not ${passkeys.length}`)
  return only
}

/** A browser that holds this one's challenge too. */
export function withChallengeOf(browser: Browser, other = newVisitor()): Browser {
  other.cookies.set(challengeCookie, browser.cookies.get(challengeCookie) ?? '')
  return other
}

/** Somebody who may add a passkey, and a key that was asked for. */
export async function adding(account?: { id: string }) {
  const owner = account ?? (await createUser())
  const browser = await signedInAs(owner, { confirmed: true, proved: true })
  const { challenge, user } = await addOptions(browser)
  return { owner, browser, challenge, key: await Authenticator.make({ user }) }
}
