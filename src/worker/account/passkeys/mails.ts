import { routes } from '#shared/routes.ts'
import { passkeysKept } from '#worker/account/auth/passkeys.ts'
import type { Settings } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { notice } from '#worker/mail/notice.ts'

interface About {
  to: string
  address: string
  /** As its owner calls it. */
  name: string
  /** How many the account has from now. */
  count: number
}

/** Another key opens the account from now. */
export function passkeyAdded(settings: Settings, { name, count, ...about }: About): Mail {
  const all = count === 1 ? 'It is the only one.' : `The account has ${count} passkeys now.`
  return notice(settings, {
    ...about,
    subject: 'A passkey was added',
    text: `The passkey “${name}” was added to your account: it signs in without the password and without a code. ${all}`,
    remedy: {
      advice: 'reset your password at once, remove the passkey under Settings, Passkeys,',
      button: { label: 'Reset Password', path: routes.forgotPassword.href() },
    },
  })
}

/** A key opens the account no more. */
export function passkeyRemoved(settings: Settings, { name, count, ...about }: About): Mail {
  const all = count === 0 ? ' It has none now: signing in takes the password.' : passkeysKept(count)
  return notice(settings, {
    ...about,
    subject: 'A passkey was removed',
    text: `The passkey “${name}” was removed from your account and signs in no more.${all}`,
  })
}
