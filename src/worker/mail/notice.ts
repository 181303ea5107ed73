import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { UserRow } from '../db/schema.ts'
import type { Settings } from '../env.ts'
import { inLocale } from '../locale.ts'
import { composeMail, utcMinute } from './compose.ts'
import type { Mail } from './mail.ts'
import * as words from './words.ts'

/** The owner of an account, as emails to it need them. */
export type AccountOwner = Pick<UserRow, 'email' | 'locale'>

/** The owner to notify, and the client address that an event came from. */
export interface NoticeAbout {
  to: AccountOwner
  address: string
}

interface NoticeText {
  subject: string
  /** A sentence or two about the event, without secrets. */
  text: string
  /** The remedy if it was somebody else; by default resetting the password. */
  remedy?: Remedy
}

/** A remedy for the account's owner: a sentence and its button. */
export interface Remedy {
  advice: string
  button?: { label: string; path: string }
}

const resetAtOnce = (): Remedy => ({
  advice: words.resetAtOnce,
  button: { label: words.resetPassword, path: routes.forgotPassword.href() },
})

/** Returns the mail that notifies an account's owner of a security change, in their language. */
export function notice(settings: Settings, about: NoticeAbout, write: () => NoticeText): Mail {
  return inLocale(about.to.locale, () => composeNotice(settings, about, write()))
}

function composeNotice(
  settings: Settings,
  { to, address }: NoticeAbout,
  { subject, text, remedy: { advice, button } = resetAtOnce() }: NoticeText,
): Mail {
  return composeMail(settings, {
    to: to.email,
    subject,
    reason: words.securityReason,
    blocks: [
      { paragraph: text },
      {
        rows: [
          [words.time, utcMinute(new Date())],
          [words.ipAddress, address],
        ],
      },
      { paragraph: words.ifNotYou(advice, settings.firm.email) },
      ...(button ? [{ button: button.label, href: absoluteUrl(settings, button.path) }] : []),
    ],
  })
}
