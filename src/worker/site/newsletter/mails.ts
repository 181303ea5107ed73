import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { oneClickHeaders } from '#worker/mail/unsubscribe-token.ts'
import * as words from './mail-words.ts'

/** Returns the mail that asks the owner of an address to confirm a subscription. */
export function confirmationMail(settings: Settings, to: string, token: string): Mail {
  const href = absoluteUrl(settings, routes.newsletterConfirm.href({ token }))
  return composeMail(settings, {
    to,
    subject: words.confirmSubject,
    reason: words.confirmReason,
    blocks: [
      { paragraph: words.confirmText },
      { button: words.confirmSubscription, href },
      { paragraph: words.confirmExpires(lifetimes.newsletterConfirmSeconds / 3600) },
    ],
  })
}

/** Returns the mail that confirms a subscription, with one-click unsubscribing (RFC 8058). */
export function subscribedMail(settings: Settings, to: string, token: string): Mail {
  const { href, headers } = unsubscribeLink(settings, token)
  const mail = composeMail(settings, {
    to,
    subject: words.subscribed,
    reason: words.subscribedReason,
    blocks: [
      { paragraph: words.subscribedText },
      { paragraph: words.endAnyTime },
      { link: words.unsubscribe, href },
    ],
  })
  return { ...mail, headers }
}

/** Returns the unsubscribe link of a mail and its headers for one-click unsubscribing (RFC 8058). */
export function unsubscribeLink({ appUrl }: Pick<Settings, 'appUrl'>, token: string) {
  const { href } = new URL(routes.newsletterUnsubscribe.href({ token }), appUrl)
  return { href, headers: oneClickHeaders(href) }
}
