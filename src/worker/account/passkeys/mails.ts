import { routes } from '#shared/routes.ts'
import { remainingPasskeysText } from '#worker/account/auth/passkeys.ts'
import type { Settings } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { notice } from '#worker/mail/notice.ts'

interface PasskeyNotice {
  to: string
  address: string
  name: string
  count: number
}

export function passkeyAddedMail(
  settings: Settings,
  { name, count, ...about }: PasskeyNotice,
): Mail {
  const countText = count === 1 ? 'It is the only one.' : `The account has ${count} passkeys now.`
  return notice(settings, {
    ...about,
    subject: 'A passkey was added',
    text: `The passkey “${name}” was added to your account: it signs in without the password and without a code. ${countText}`,
    remedy: {
      advice: 'reset your password at once, remove the passkey under Settings, Passkeys,',
      button: { label: 'Reset Password', path: routes.forgotPassword.href() },
    },
  })
}

export function passkeyRemovedMail(
  settings: Settings,
  { name, count, ...about }: PasskeyNotice,
): Mail {
  const countText =
    count === 0 ? ' It has none now: signing in takes the password.' : remainingPasskeysText(count)
  return notice(settings, {
    ...about,
    subject: 'A passkey was removed',
    text: `The passkey “${name}” was removed from your account and signs in no more.${countText}`,
  })
}
