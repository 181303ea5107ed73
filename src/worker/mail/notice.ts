import { site } from '#shared/content/site.ts'
import { routes } from '#shared/routes.ts'
import type { Settings } from '../env.ts'
import { letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { utcMinute } from './utc-minute.ts'

interface Notice {
  to: string
  subject: string
  /** What happened, in a sentence or two, without any secret. */
  text: string
  /** The client address it came from. */
  address: string
  /** What to do if it was somebody else; else to reset the password. */
  advice?: string
}

const resetAtOnce = 'reset your password at once'

/** Tells the owner of an account of a change to its security, and what to do if it was not theirs. */
export function notice(
  settings: Settings,
  { to, subject, text, address, advice = resetAtOnce }: Notice,
): Mail {
  const reset = new URL(routes.forgotPassword.href(), settings.appUrl).href
  return letter(settings, {
    to,
    subject,
    blocks: [
      { paragraph: text },
      {
        rows: [
          ['Time', utcMinute(new Date())],
          ['Address', address],
        ],
      },
      {
        paragraph: `If this was not you, ${advice} and write to us at ${site.email}.`,
      },
      { button: 'Reset Password', href: reset },
    ],
  })
}
