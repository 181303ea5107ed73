import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { type NoticeAbout, notice } from '#worker/mail/notice.ts'
import * as words from './mail-words.ts'

export function recoveryCodeUsedMail(settings: Settings, about: NoticeAbout): Mail {
  return notice(settings, about, () => ({
    subject: words.recoveryCodeUsed,
    text: words.recoveryCodeUsedText,
  }))
}

export function twoFactorEnabledMail(settings: Settings, about: NoticeAbout): Mail {
  return notice(settings, about, () => ({
    subject: words.enabled,
    text: words.enabledText(settingsPage(settings)),
  }))
}

export function twoFactorDisabledMail(settings: Settings, about: NoticeAbout): Mail {
  return notice(settings, about, () => ({
    subject: words.disabled,
    text: words.disabledText(settingsPage(settings)),
  }))
}

export function recoveryCodesRegeneratedMail(settings: Settings, about: NoticeAbout): Mail {
  return notice(settings, about, () => ({
    subject: words.codesRegenerated,
    text: words.codesRegeneratedText,
  }))
}

function settingsPage(settings: Settings): string {
  return absoluteUrl(settings, routes.twoFactor.href())
}
