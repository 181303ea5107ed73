import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { isSignedIn } from './account-replies.ts'
import type { Account } from './accounts.ts'

/** Two browsers as they name themselves, and how the product names them. */
export const agents = {
  firefox: {
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    device: 'Firefox on Linux',
  },
  phone: {
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    device: 'Safari on iPhone',
  },
} as const

interface Device {
  agent?: string
  country?: string
  city?: string
  /** The country the city is named with, where that is another one. */
  cityOf?: string
}

/** A device of an account: logged in with "remember me", over HTTP. */
export async function logInFrom(
  { email, password }: Account,
  { agent = agents.firefox.agent, country, city, cityOf = country }: Device = {},
): Promise<Browser> {
  const browser = newVisitor()
  const fields = { email, password, remember: true }
  const headers = { 'User-Agent': agent, ...(country && { 'CF-IPCountry': country }) }
  const response = await browser.send(routes.login.href(), fields, {
    as: 'json',
    headers,
    cf: { city, country: cityOf },
  })
  if (response.status !== 200) throw new Error(`Expected a sign-in, not ${response.status}`)
  return browser
}

/** The same device after its session is gone from it: only "remember me" can sign it in. */
export function withoutSession(browser: Browser): Browser {
  browser.cookies.delete('__Host-session')
  return browser
}

/** Whether a device's session still stands, without the help of "remember me". */
export async function hasSession({ cookies }: Browser): Promise<boolean> {
  const copy = newVisitor()
  copy.cookies.set('__Host-session', cookies.get('__Host-session') ?? '')
  return isSignedIn(copy)
}

/** The sessions of an account, as a browser of it is shown them. */
export async function sessionsOf(browser: Browser) {
  return (await browser.props('settings/sessions', routes.sessions.href())).sessions
}

/** The id of a browser's own session in that list. */
export async function sessionIdOf(browser: Browser): Promise<string> {
  return (await sessionsOf(browser)).find(({ current }) => current)?.id ?? ''
}
