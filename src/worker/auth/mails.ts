import { routes } from '#shared/routes.ts'
import type { Settings } from '../env.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'
import { createVerificationLink, type Holder } from './verification-link.ts'

/** Asks the owner of an address to verify it. */
export async function verificationMail(settings: Settings, holder: Holder): Promise<Mail> {
  return letter(settings, {
    to: holder.email,
    subject: 'Verify Email Address',
    blocks: [
      { paragraph: 'Please click the button below to verify your email address.' },
      { button: 'Verify Email Address', href: await createVerificationLink(settings, holder) },
      { paragraph: 'If you did not create an account, no further action is required.' },
    ],
  })
}

/** Whose mailbox a verification mail counts in, when its owner did not ask for it. */
export function verificationTo(to: string) {
  return { to, kind: 'verification', allowance: 'shared' } as const
}

/** Brings the link that sets a new password. */
export function resetMail(settings: Settings, email: string, token: string): Mail {
  const path = `${routes.resetPassword.href({ token })}?email=${encodeURIComponent(email)}`
  return letter(settings, {
    to: email,
    subject: 'Reset Password Notification',
    blocks: [
      {
        paragraph:
          'You are receiving this email because we received a password reset request for your account.',
      },
      { button: 'Reset Password', href: new URL(path, settings.appUrl).href },
      { paragraph: 'This password reset link will expire in 60 minutes.' },
      { paragraph: 'If you did not request a password reset, no further action is required.' },
    ],
  })
}
