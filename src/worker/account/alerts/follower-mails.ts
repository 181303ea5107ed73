import { followTitle } from '#shared/account/alerts/follow-title.ts'
import { hour, lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import * as words from './mail-words.ts'
import { alertsFooter, marketName } from './mails.ts'

interface FollowerMail {
  email: string
  /** The slug. */
  market: string
  token: string
}

/** Returns the mail that asks the owner of an address whether to follow a market. */
export function confirmationMail(settings: Settings, { email, market, token }: FollowerMail): Mail {
  const name = marketName(market)
  const href = absoluteUrl(settings, routes.followConfirm.href({ market, token }))
  return composeMail(settings, {
    to: email,
    subject: words.confirmSubject(name),
    reason: words.confirmReason(name),
    blocks: [
      { paragraph: words.confirmText(name) },
      { button: followTitle(name), href },
      { paragraph: words.confirmExpires(lifetimes.followConfirmSeconds / hour) },
    ],
  })
}

/** Returns the mail after the first market, with the links to change and to stop the alerts. */
export function followingMail(settings: Settings, { email, market, token }: FollowerMail): Mail {
  const name = marketName(market)
  const footer = alertsFooter(settings, { token, isMember: false })
  const mail = composeMail(settings, {
    to: email,
    subject: words.followingSubject(name),
    reason: words.followingReason(name),
    blocks: [
      { paragraph: words.followingText(name) },
      { paragraph: words.followMore },
      ...footer.blocks,
    ],
  })
  return { ...mail, headers: footer.headers }
}
