import type { Settings } from '../env.ts'
import type { Mail } from '../mail/mail.ts'
import { notice } from '../mail/notice.ts'

interface About {
  to: string
  address: string
}

/** A recovery code was used to sign in. */
export function recoveryCodeUsed(settings: Settings, about: About): Mail {
  return notice(settings, {
    ...about,
    subject: 'A recovery code was used',
    text: 'One of your recovery codes was used to sign in. A new one stands in its place in your two-factor settings.',
  })
}
