import { routes } from '#shared/routes.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import { findMails } from '#worker/mail/outbox.ts'

/** All mails that wait in the outbox, the newest first. */
export const waitingMails = () => findMails({ db, settings }, 10_000)

/** Those of them to an address. */
export async function mailbox(address: string) {
  return (await waitingMails()).filter(({ to }) => to === address)
}

/** Those of them whose answers go to an address. */
export async function mailsFrom(address: string) {
  return (await waitingMails()).filter(({ replyTo }) => replyTo === address)
}

/** The subjects of the mails to an address, sorted. */
export async function subjectsTo(address: string): Promise<string[]> {
  return (await mailbox(address)).map(({ subject }) => subject).sort()
}

/** The newest mail to an address with this subject. */
export async function mailTo(address: string, subject: string) {
  const mail = (await mailbox(address)).find((one) => one.subject === subject)
  if (!mail) throw new Error(`Expected a mail "${subject}" to ${address}`)
  return mail
}

/** The first link of a mail's text. */
export function linkIn({ text }: { text: string }): URL {
  return new URL(text.match(/https?:\/\/\S+/)?.[0] ?? 'missing:')
}

/** The token of the newest reset link that was mailed to an address. */
export async function resetTokenOf(address: string): Promise<string> {
  const link = linkIn(await mailTo(address, subjects.reset))
  return link.pathname.slice(routes.resetPassword.href({ token: '' }).length)
}

/** The path of the newest verification link that was mailed to an address. */
export async function verificationLinkOf(address: string): Promise<string> {
  const { pathname, search } = linkIn(await mailTo(address, subjects.verify))
  return pathname + search
}

/** The subjects of the mails to the owner of an account. */
export const subjects = {
  verify: 'Verify Email Address',
  reset: 'Reset Password Notification',
  passwordChanged: 'Your password was changed',
  emailChanged: 'Your email address was changed',
  twoFactorEnabled: 'Two-factor authentication was enabled',
  twoFactorDisabled: 'Two-factor authentication was disabled',
  recoveryCodeUsed: 'A recovery code was used',
  codesRegenerated: 'Your recovery codes were regenerated',
  accountDeleted: 'Your account was deleted',
} as const
