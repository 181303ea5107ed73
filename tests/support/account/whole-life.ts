import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import { resetTokenOf, verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { codeFor, newPassword, password } from './accounts.ts'

let lives = 0

/** All secrets in the life of an account. */
interface Secrets {
  passwords: string[]
  sessions: string[]
  tokens: string[]
  cookies: string[]
  codes: string[]
  links: string[]
}

/** Returns the email addresses that a life uses, in order. */
export const emailsOf = (life: number) => [`life-${life}@example.com`, `moved-${life}@example.com`]

/**
 * Registers, verifies, sets two-factor up, signs in by code and recovery code, makes mistakes,
 * changes the address, and changes and resets the password; calls `after` at each step. Does not
 * delete the account.
 */
export async function liveWholeLife(after: () => Promise<void>): Promise<Secrets> {
  lives += 1
  const [email = '', moved = ''] = emailsOf(lives)
  const secrets: Secrets = {
    passwords: [password, newPassword, 'wrong guess of a person'],
    sessions: [],
    tokens: [],
    cookies: [],
    codes: [],
    links: [],
  }
  const browser = newVisitor()

  const step = async (path: string, fields: object, method = 'POST', from: Browser = browser) => {
    const { status } = await from.send(path, fields, { as: 'json', method })
    if (status >= 429) throw new Error(`Expected an answer of ${path}, not ${status}`)
    for (const [name, value] of from.cookies) {
      if (name === '__Host-session') secrets.sessions.push(value)
      else if (name === '__Host-remember' || name === 'XSRF-TOKEN') secrets.tokens.push(value)
      else if (value.length > 20) secrets.cookies.push(value)
    }
    await after()
  }

  const both = { password, password_confirmation: password }
  const newPair = { password: newPassword, password_confirmation: newPassword }
  await step(routes.register.href(), { name: 'Amina', email, ...both, remember: true })
  const link = await verificationLinkOf(email)
  secrets.links.push(new URLSearchParams(link.split('?')[1]).get('signature') ?? '')
  await browser.visit(link)
  await step(routes.confirmPassword.href(), { password: 'wrong guess of a person' })
  await step(routes.confirmPassword.href(), { password })
  await step(routes.enableTwoFactor.href(), {})
  const key = await browser.visit(routes.twoFactorSecretKey.href())
  const { secretKey } = await key.json<{ secretKey: string }>()
  const codes = await browser.visit(routes.twoFactorRecoveryCodes.href())
  const recovery = await codes.json<string[]>()
  secrets.codes.push(secretKey, ...recovery, codeFor(secretKey))
  await step(routes.confirmTwoFactor.href(), { code: '000000' })
  await step(routes.confirmTwoFactor.href(), { code: codeFor(secretKey) })
  await step(routes.logout.href(), {})

  const login = { email, password, remember: true }
  await step(routes.login.href(), { ...login, password: 'wrong guess of a person' })
  await step(routes.login.href(), login)
  await step(routes.twoFactorChallenge.href(), { recovery_code: 'no code of theirs' })
  await step(routes.twoFactorChallenge.href(), { recovery_code: recovery[0] })
  await step(routes.confirmPassword.href(), { password })
  await step(routes.profile.href(), { name: 'Amina', email: moved }, 'PATCH')
  await browser.visit(await verificationLinkOf(moved))
  await step(routes.password.href(), { current_password: password, ...newPair }, 'PUT')

  const visitor = newVisitor()
  await step(routes.forgotPassword.href(), { email: moved }, 'POST', visitor)
  const token = await resetTokenOf(moved)
  secrets.links.push(token)
  await visitor.visit(`${routes.resetPassword.href({ token })}?email=${moved}`)
  const reset = { token, email: moved, ...both }
  await step(routes.replacePassword.href(), { ...reset, token: 'wrong' }, 'POST', visitor)
  await step(routes.replacePassword.href(), reset, 'POST', visitor)
  const last = { email: moved, password, remember: true }
  await step(routes.login.href(), last, 'POST', visitor)
  const code = codeFor(secretKey, { steps: 1 })
  secrets.codes.push(code)
  await step(routes.twoFactorChallenge.href(), { code }, 'POST', visitor)
  if (!visitor.cookies.has('__Host-session')) throw new Error('Expected a life that ends signed in')
  return secrets
}

/**
 * True if a text contains a secret. Six digits must stand alone, because long numbers contain many.
 */
export function containsSecret(text: string, secret: string): boolean {
  if (!/^\d{6}$/.test(secret)) return text.includes(secret)
  return new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text)
}
