import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { routes } from '#shared/routes.ts'
import { open } from '#tests/support/chromium/test.ts'
import { type MemberKind, seededCodes, seededSecret, type TwoFactorKind } from './seeded.ts'
import { seededAccounts } from './seeded-accounts.ts'
import { takeFirst } from './take-first.ts'

// A password is slow to derive on purpose, and several at once on a busy machine take seconds.
const derivationMs = 15_000

/** Somebody who has an account, or is about to. */
export interface Person {
  name: string
  email: string
  password: string
}

/** A person nobody else in this run is. */
export function somebody(): Person {
  const id = crypto.randomUUID().slice(0, 8)
  return {
    name: 'Amina Otieno',
    email: `amina-${id}@example.com`,
    password: `violet-${id}-harbour`,
  }
}

/** Registers through the form; ends at the notice that the address must be verified. */
export async function register(page: Page, person: Person) {
  await page.goto(routes.register.href())
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(routes.verifyNotice.href(), { timeout: derivationMs })
}

/** Logs in through the form. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.goto(routes.login.href())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

interface MailHead {
  id: string
  to: string
  subject: string
}

/** The link in the newest mail of a subject to an address; the request that sends it may be on its way. */
export async function linkInMail(request: APIRequestContext, to: string, subject: string) {
  const headers = { Accept: 'application/json' }
  const newest: MailHead[] = []
  const search = async () => {
    const list = await request.get(routes.devMailbox.href(), { headers })
    const { mails }: { mails: MailHead[] } = await list.json()
    return newest.push(...mails.filter((mail) => mail.to === to && mail.subject === subject))
  }
  await expect.poll(search, `a mail to ${to}: ${subject}`).toBeGreaterThan(0)
  const mail = await request.get(routes.devMail.href({ id: newest[0]?.id ?? '' }), { headers })
  const { text }: { text: string } = await mail.json()
  const [link] = text.match(/https?:\/\/\S+/) ?? []
  if (!link) throw new Error('Expected a link in the mail')
  return link
}

/** Signs in a seeded account that no other test has: most tests only need somebody signed in. */
export function signInAsMember(page: Page): Promise<Person> {
  return signInAs(page, 'plain')
}

/** Signs in a seeded account whose password has just been confirmed. */
export function signInConfirmed(page: Page): Promise<Person> {
  return signInAs(page, 'confirmed')
}

/** Signs in a seeded account with two-factor, whose session proves a code unless it is unproven. */
export async function signInWithTwoFactor(page: Page, kind: TwoFactorKind = 'twoFactor') {
  const person = await signInAs(page, kind)
  return { person, secretKey: seededSecret, codes: seededCodes }
}

async function signInAs(page: Page, kind: MemberKind): Promise<Person> {
  const { session, ...person } = takeMember(kind)
  await addSession(page, session)
  const url = test.info().project.use.baseURL ?? ''
  await page
    .context()
    .addCookies([{ name: 'last_method', value: 'password', url, sameSite: 'Lax' }])
  return person
}

/** Returns a seeded account that no other test has. */
export function takeMember(kind: MemberKind = 'plain') {
  const members = seededAccounts().members[kind]
  const member = members[takeFirst(members.length, (number) => `${kind}-${number}`)]
  if (!member) throw new Error('Expected a member')
  return member
}

/** Signs in whoever has this session. */
export async function addSession(page: Page, session: string) {
  // The token of a visitor is not valid in a session.
  await page.context().clearCookies({ name: 'XSRF-TOKEN' })
  const url = test.info().project.use.baseURL ?? ''
  await page
    .context()
    .addCookies([{ name: 'session', value: session, url, httpOnly: true, sameSite: 'Lax' }])
}

/**
 * Registers and verifies by the link that was mailed, without a form or a page: most tests only need
 * somebody who is signed in.
 */
export async function registerVerified(page: Page, person: Person) {
  const headers = await jsonHeaders(page)
  const data = { ...person, password_confirmation: person.password }
  const response = await page.request.post(routes.register.href(), { headers, data })
  expect(response.ok(), await response.text()).toBe(true)
  const verified = await page.request.get(
    await linkInMail(page.request, person.email, 'Verify Email Address'),
  )
  expect(new URL(verified.url()).pathname).toBe(routes.dashboard.href())
}

/** Opens the two-factor settings, giving the password where it is asked. */
export async function openTwoFactor(page: Page, { password }: Person) {
  await open(page, routes.twoFactor.href())
  if (page.url().endsWith(routes.confirmPassword.href())) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm password' }).click()
  }
  await expect(page).toHaveURL(routes.twoFactor.href())
}

/** Signs out through the menu of the sidebar, which on a phone is a sheet. */
export async function signOut(page: Page, { name }: Person) {
  const menu = page.getByRole('button', { name })
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  if (!(await menu.isVisible())) await toggle.click()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(routes.home.href())
}

/** Takes the session out of a browser, and leaves the page, whose own requests would be refused. */
export async function loseSession(page: Page) {
  await page.goto('/robots.txt')
  await page.context().clearCookies({ name: 'session' })
}

/** Turns two-factor on for whoever is signed in, and gives secret and recovery codes. */
export async function enableTwoFactor(page: Page, { password }: Person) {
  // Confirming the password ends the session by which the page may still be asking for something.
  await page.waitForLoadState('networkidle')
  const call = async (method: 'POST' | 'GET', path: string, data?: object) => {
    const headers = await jsonHeaders(page)
    const response = await page.request.fetch(path, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${path}`).toBe(true)
    return response.json()
  }
  await call('POST', routes.confirmPassword.href(), { password })
  await call('POST', routes.enableTwoFactor.href())
  const { secretKey }: { secretKey: string } = await call('GET', routes.twoFactorSecretKey.href())
  const codes: string[] = await call('GET', routes.twoFactorRecoveryCodes.href())
  await call('POST', routes.confirmTwoFactor.href(), { code: codeFor(secretKey) })
  return { secretKey, codes }
}

/**
 * The code of a secret now, or so many steps from now. The next one is accepted already, and stays
 * so when the step ends meanwhile: use it where the present one is used up.
 */
export function codeFor(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Signs out as another tab does: the page that is open learns nothing of it. */
export async function logOutElsewhere(page: Page) {
  const headers = await jsonHeaders(page)
  await page.request.post(routes.logout.href(), { headers })
}

/** Returns the headers of a script that asks for JSON, with the CSRF token of this browser. */
export async function jsonHeaders(page: Page) {
  const cookies = () => page.context().cookies()
  if (!csrfToken(await cookies())) await page.request.get(routes.terms.href())
  return headersWith(await cookies())
}

/** Returns the headers of a visitor without a page, whose first request this is. */
export async function visitorHeaders(request: APIRequestContext) {
  await request.get(routes.terms.href())
  return headersWith((await request.storageState()).cookies)
}

type Cookies = readonly { name: string; value: string }[]

function headersWith(cookies: Cookies) {
  const token = decodeURIComponent(csrfToken(cookies) ?? '')
  return { Accept: 'application/json', 'X-XSRF-TOKEN': token }
}

function csrfToken(cookies: Cookies): string | undefined {
  return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
}
