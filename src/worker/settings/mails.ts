import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { Settings } from '../env.ts'
import type { Mail } from '../mail/mail.ts'
import { notice, type Remedy } from '../mail/notice.ts'

interface EmailChange {
  to: string
  newEmail: string
  address: string
  /** Opens the way back; null for an address that had no claim to the account itself. */
  undoToken: string | null
}

/** The account uses another address from now; this goes to the old one, with the way back. */
export function emailChangedNotice(
  settings: Settings,
  { newEmail, undoToken, ...about }: EmailChange,
): Mail {
  return notice(settings, {
    ...about,
    subject: 'Your email address was changed',
    text: `Your account now uses another email address: ${shortened(newEmail)}. This address can no longer be used to log in.`,
    remedy: undoToken === null ? withoutWayBack : wayBack(undoToken),
  })
}

const withoutWayBack = { advice: 'set this address again on a device that is still logged in' }

const undoDays = lifetimes.emailUndoSeconds / 86_400

function wayBack(token: string): Remedy {
  return {
    advice: `restore this address with the button below (it works for ${undoDays} days)`,
    button: { label: 'Restore Email Address', path: routes.undoEmail.href({ token }) },
  }
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
