import { followTitle } from '#shared/account/alerts/follow-title.ts'
import { hour, lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
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
    subject: `Confirm that you follow ${name}`,
    reason: `this address was given to follow ${name}`,
    blocks: [
      {
        paragraph: `You asked for an email when rules, taxes, licences or obligations of ${name} change. Confirm below to start.`,
      },
      { button: followTitle(name), href },
      {
        paragraph: `The link can be used for ${lifetimes.followConfirmSeconds / hour} hours. If it was not you, ignore this email.`,
      },
    ],
  })
}

/** Returns the mail after the first market, with the links to change and to stop the alerts. */
export function followingMail(settings: Settings, { email, market, token }: FollowerMail): Mail {
  const name = marketName(market)
  const footer = alertsFooter(settings, { token, isMember: false })
  const mail = composeMail(settings, {
    to: email,
    subject: `You follow ${name}`,
    reason: `this address follows ${name}`,
    blocks: [
      {
        paragraph: `This address gets an email when rules, taxes, licences or obligations of ${name} change.`,
      },
      { paragraph: 'To follow more markets, or to be mailed once a week, use the link below.' },
      ...footer.blocks,
    ],
  })
  return { ...mail, headers: footer.headers }
}
