import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { oneClickHeaders } from '#worker/mail/unsubscribe-token.ts'

/** Returns the mail that asks the owner of an address to confirm a subscription. */
export function confirmationMail(settings: Settings, to: string, token: string): Mail {
  const href = absoluteUrl(settings, routes.newsletterConfirm.href({ token }))
  return composeMail(settings, {
    to,
    subject: 'Confirm your subscription',
    reason: 'this address was given for our monthly newsletter',
    blocks: [
      {
        paragraph: 'You asked to receive our monthly newsletter. Confirm below to start.',
      },
      { button: 'Confirm subscription', href },
      {
        paragraph: `The link can be used for ${lifetimes.newsletterConfirmSeconds / 3600} hours. If it was not you, ignore this email.`,
      },
    ],
  })
}

/** Returns the mail that confirms a subscription, with one-click unsubscribing (RFC 8058). */
export function subscribedMail(settings: Settings, to: string, token: string): Mail {
  const { href, headers } = unsubscribeLink(settings, token)
  const mail = composeMail(settings, {
    to,
    subject: 'You are subscribed',
    reason: 'this address is subscribed to our monthly newsletter',
    blocks: [
      {
        paragraph:
          'This address receives our monthly newsletter: what changed in law, tax and practice.',
      },
      { paragraph: 'You can end the subscription whenever you like.' },
      { link: 'Unsubscribe', href },
    ],
  })
  return { ...mail, headers }
}

/** Returns the unsubscribe link of a mail and its headers for one-click unsubscribing (RFC 8058). */
export function unsubscribeLink({ appUrl }: Pick<Settings, 'appUrl'>, token: string) {
  const { href } = new URL(routes.newsletterUnsubscribe.href({ token }), appUrl)
  return { href, headers: oneClickHeaders(href) }
}
