import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '../env.ts'
import { composeMail, utcMinute } from './compose.ts'
import type { Mail } from './mail.ts'

interface Notice {
  to: string
  subject: string
  /** A sentence or two about the event, without secrets. */
  text: string
  /** The client address it came from. */
  address: string
  /** The remedy if it was somebody else; by default resetting the password. */
  remedy?: Remedy
}

/** A remedy for the account's owner: a sentence and its button. */
export interface Remedy {
  advice: string
  button?: { label: string; path: string }
}

const resetAtOnce = (): Remedy => ({
  advice: 'reset your password at once',
  button: { label: 'Reset Password', path: routes.forgotPassword.href() },
})

/** Returns the mail that notifies an account's owner of a security change, with a remedy. */
export function notice(
  settings: Settings,
  { to, subject, text, address, remedy: { advice, button } = resetAtOnce() }: Notice,
): Mail {
  return composeMail(settings, {
    to,
    subject,
    reason: 'the owner of an account is told of each change to its security',
    blocks: [
      { paragraph: text },
      {
        rows: [
          ['Time', utcMinute(new Date())],
          ['IP address', address],
        ],
      },
      {
        paragraph: `If this was not you, ${advice} and write to us at ${settings.firm.email}.`,
      },
      ...(button ? [{ button: button.label, href: absoluteUrl(settings, button.path) }] : []),
    ],
  })
}
