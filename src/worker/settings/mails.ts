import type { Settings } from '../env.ts'
import type { Mail } from '../mail/mail.ts'
import { notice } from '../mail/notice.ts'

/** The account uses another address from now; this goes to the old one. */
export function emailChangedNotice(
  settings: Settings,
  { newEmail, ...about }: { to: string; newEmail: string; address: string },
): Mail {
  return notice(settings, {
    ...about,
    subject: 'Your email address was changed',
    text: `Your account now uses another email address: ${shortened(newEmail)}. This address can no longer be used to log in.`,
    advice: 'set this address again on a device that is still logged in, reset your password',
  })
}

/** The password was changed in the settings. */
export function passwordChangedNotice(
  settings: Settings,
  about: { to: string; address: string },
): Mail {
  return notice(settings, {
    ...about,
    subject: 'Your password was changed',
    text: 'The password of your account was changed. All other devices are signed out.',
  })
}

/** An address that its owner recognises and nobody else learns: `a…@e….com`. */
function shortened(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const [first = '', ...rest] = domain.split('.')
  return `${[...local][0]}…@${[`${[...first][0]}…`, ...rest.slice(-1)].join('.')}`
}
