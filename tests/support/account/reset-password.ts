import { routes } from '#shared/routes.ts'
import { resetTokenOf } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { type Account, newPassword } from './accounts.ts'

/** Resets a password to `newPassword` with the link of a reset mail; returns the reply. */
export async function resetPassword(
  { email }: Pick<Account, 'email'>,
  browser = newVisitor(),
): Promise<Response> {
  await browser.send(routes.forgotPassword.href(), { email }, { as: 'json' })
  const pair = { password: newPassword, password_confirmation: newPassword }
  const fields = { token: await resetTokenOf(email), email, ...pair }
  const response = await browser.send(routes.replacePassword.href(), fields, { as: 'json' })
  if (response.status !== 200) throw new Error(`Expected a reset, not ${response.status}`)
  return response
}
