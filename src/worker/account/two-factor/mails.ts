import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { notice } from '#worker/mail/notice.ts'

interface About {
  to: string
  address: string
}

export function recoveryCodeUsedMail(settings: Settings, about: About): Mail {
  return notice(settings, {
    ...about,
    subject: 'A recovery code was used',
    text: 'One of your recovery codes was used to sign in, or to confirm that it is you. A new one stands in its place in your two-factor settings.',
  })
}

export function twoFactorEnabledMail(settings: Settings, about: About): Mail {
  return notice(settings, {
    ...about,
    subject: 'Two-factor authentication was enabled',
    text: `Two-factor authentication is now on: signing in asks for a code from your authenticator application. You can change it at ${settingsPage(settings)}.`,
  })
}

export function twoFactorDisabledMail(settings: Settings, about: About): Mail {
  return notice(settings, {
    ...about,
    subject: 'Two-factor authentication was disabled',
    text: `Two-factor authentication is now off: signing in asks for your password only. You can change it at ${settingsPage(settings)}.`,
  })
}

export function recoveryCodesRegeneratedMail(settings: Settings, about: About): Mail {
  return notice(settings, {
    ...about,
    subject: 'Your recovery codes were regenerated',
    text: 'New recovery codes were made for your account. The old codes no longer work.',
  })
}

function settingsPage(settings: Settings): string {
  return absoluteUrl(settings, routes.twoFactor.href())
}
