import { routes } from '#shared/routes.ts'
import { remainingPasskeys } from '#worker/account/auth/mail-words.ts'
import type { Settings } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { type NoticeAbout, notice } from '#worker/mail/notice.ts'
import * as noticeWords from '#worker/mail/words.ts'
import * as words from './mail-words.ts'

interface PasskeyNotice extends NoticeAbout {
  name: string
  count: number
}

export function passkeyAddedMail(
  settings: Settings,
  { name, count, ...about }: PasskeyNotice,
): Mail {
  return notice(settings, about, () => ({
    subject: words.added,
    text: `${words.addedTo(name)} ${words.countText(count)}`,
    remedy: {
      advice: words.removeIt,
      button: { label: noticeWords.resetPassword, path: routes.forgotPassword.href() },
    },
  }))
}

export function passkeyRemovedMail(
  settings: Settings,
  { name, count, ...about }: PasskeyNotice,
): Mail {
  return notice(settings, about, () => ({
    subject: words.removed,
    text: words.removedFrom(name) + (count === 0 ? words.noneLeft : remainingPasskeys(count)),
  }))
}
