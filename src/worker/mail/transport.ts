import type { Settings } from '../env.ts'
import { sendByBinding } from './binding.ts'
import type { Mail } from './mail.ts'
import { sendBySmtp } from './smtp.ts'

/** How a try ended. `permanent` means that no further try can help. */
export type Delivery = { sent: true } | { sent: false; permanent: boolean; reason: string }

/** Hands one mail over, under the id of its outbox row; never rejects. */
export type Transport = (id: string, mail: Mail) => Promise<Delivery>

/** The relay if one is set, else Cloudflare's mail service if it is bound; with none, mails wait. */
export function findTransport(settings: Settings): Transport | null {
  const { smtp, mailService } = settings
  if (smtp) return (id, mail) => sendBySmtp(settings, smtp, { id, mail })
  if (mailService) return (id, mail) => sendByBinding(settings, mailService, { id, mail })
  return null
}
