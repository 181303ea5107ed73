import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { officeDueText } from '#worker/knowledge/office.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'

interface AboutReset {
  to: string
  /** The name of the owner who asked. */
  by: string
  dueAt: Date
}

/** Returns the email to the member whose factors will end, with the link that stops it. */
export function resetRequestedMail(
  settings: Settings,
  { to, by, dueAt, token }: AboutReset & { token: string },
): Mail {
  return composeMail(settings, {
    to,
    subject: 'Your second factors will be removed',
    reason: 'the owner of an account is told of each change to its security',
    blocks: [
      {
        paragraph: `${by} asked to remove all second factors of your account: authenticator, recovery codes and passkeys. It takes effect on ${dayOf(dueAt)}, and until then they keep working.`,
      },
      {
        paragraph:
          'If you have lost them, there is nothing to do: after that time your password alone logs you in, and you set up a new second factor before you can use the desk.',
      },
      {
        paragraph:
          'If you have not, stop it. Somebody may be trying to get into your account: change your password too.',
      },
      {
        button: 'Keep my second factors',
        href: absoluteUrl(settings, routes.stopTwoFactorReset.href({ token })),
      },
    ],
  })
}

/** Returns the email to another owner. */
export function resetRequestedNotice(
  settings: Settings,
  { to, by, dueAt, member }: AboutReset & { member: string },
): Mail {
  return composeMail(settings, {
    to,
    subject: `The second factors of ${member} will be removed`,
    reason: 'you are an owner of our desk',
    blocks: [
      {
        paragraph: `${by} asked to remove all second factors of ${member}. It takes effect on ${dayOf(dueAt)}. Until then ${member} and every owner can stop it.`,
      },
      {
        link: 'Open the people of the desk',
        href: absoluteUrl(settings, routes.deskPeople.href()),
      },
    ],
  })
}

/** Returns the email to the member once their factors have ended. */
export function resetDoneMail(settings: Settings, { to, by }: Omit<AboutReset, 'dueAt'>): Mail {
  return composeMail(settings, {
    to,
    subject: 'Your second factors were removed',
    reason: 'the owner of an account is told of each change to its security',
    blocks: [
      {
        paragraph: `All second factors of your account were removed, as ${by} asked three days ago. Log in with your password and set up a new second factor: the desk is closed to you until then.`,
      },
      {
        button: 'Set up a second factor',
        href: absoluteUrl(settings, routes.twoFactor.href()),
      },
      {
        paragraph: `If you did not want this, reset your password at once and write to us at ${settings.firm.email}.`,
      },
    ],
  })
}

function dayOf(dueAt: Date): string {
  return officeDueText(dueAt)
}
