import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { type Account, createUser, password as ownPassword } from './accounts.ts'

interface LogInOptions {
  browser?: Browser
  remember?: boolean
}

export async function logIn(
  { email, password = ownPassword }: Pick<Account, 'email'> & { password?: string },
  { browser = newVisitor(), remember = false }: LogInOptions = {},
): Promise<{ browser: Browser; challenged: boolean }> {
  const fields = { email, password, remember }
  const response = await browser.send(routes.login.href(), fields, { as: 'json' })
  if (response.status !== 200) throw new Error(`Expected a sign-in, not ${response.status}`)
  const { two_factor: challenged } = await response.json<{ two_factor: boolean }>()
  return { browser, challenged }
}

/** Returns a browser in which the password was right and the second factor is asked for. */
export async function pendingSignIn(account: Account, options: LogInOptions = {}) {
  const { browser, challenged } = await logIn(account, options)
  if (!challenged) throw new Error('Expected a sign-in with a challenge')
  return browser
}

/** Creates an account with two-factor, whose sign-in waits for the second factor. */
export async function startSignIn(options: Parameters<typeof createUser>[0] = {}) {
  const account = await createUser({ withTwoFactor: true, ...options })
  return { account, browser: await pendingSignIn(account) }
}

export const answerChallenge = (browser: Browser, answer: object) =>
  browser.send(routes.twoFactorChallenge.href(), answer, { as: 'json' })

export const confirmWith = (browser: Browser, answer: object = {}, as: Sender = 'json') =>
  browser.send(routes.confirmPassword.href(), { password: ownPassword, ...answer }, { as })

/** Returns a browser that logged in and confirmed by password only. */
export async function passwordOnly(account: Pick<Account, 'email'> & { password?: string }) {
  const { browser, challenged } = await logIn(account)
  if (challenged) throw new Error('Expected a sign-in without a challenge')
  const { password = ownPassword } = account
  const response = await confirmWith(browser, { password })
  if (response.status !== 201) throw new Error(`Expected a confirmation, not ${response.status}`)
  return browser
}
