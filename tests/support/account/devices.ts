import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { isSignedIn } from './account-replies.ts'
import type { Account } from './accounts.ts'

/** Two user agents, and the names that the product gives them. */
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
  /** The country that Cloudflare reports the city for, if it differs. */
  cityOf?: string
}

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

/** Returns the same device without its session, so that only "remember me" can sign it in. */
export function withoutSession(browser: Browser): Browser {
  browser.cookies.delete('__Host-session')
  return browser
}

/** True if a device's session is still valid without its remember token. */
export async function hasSession({ cookies }: Browser): Promise<boolean> {
  const copy = newVisitor()
  copy.cookies.set('__Host-session', cookies.get('__Host-session') ?? '')
  return isSignedIn(copy)
}

/** Returns the sessions of an account as its settings list them. */
export async function sessionsOf(browser: Browser) {
  return (await browser.props('settings/sessions', routes.sessions.href())).sessions
}

/** Returns the id of a browser's own session in that list. */
export async function sessionIdOf(browser: Browser): Promise<string> {
  return (await sessionsOf(browser)).find(({ current }) => current)?.id ?? ''
}
