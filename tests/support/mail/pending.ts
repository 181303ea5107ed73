import { routes } from '#shared/routes.ts'
import type { Account } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

/** A browser in which the password of an account was right and the second factor is asked. */
export async function pendingSignIn(
  { email, password }: Account,
  { browser = newVisitor(), remember = false }: { browser?: Browser; remember?: boolean } = {},
): Promise<Browser> {
  const fields = { email, password, remember }
  const response = await browser.send(routes.login.href(), fields, { as: 'json' })
  const reply = await response.json<{ two_factor?: boolean }>()
  if (!reply.two_factor) throw new Error(`Expected a pending sign-in, not ${response.status}`)
  return browser
}
