import { inject } from 'vitest'
import type { PeerMode, ReceivedMail } from './provided.ts'

const control = (path: string) =>
  fetch(`http://127.0.0.1:${inject('smtpControlPort')}${path}`).then(
    (response) => response.json() as Promise<ReceivedMail[]>,
  )

/** The SMTP peer as tests see it. */
export const smtpPeer = {
  settings: () => ({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(inject('smtpPort')),
    SMTP_SECURE: 'false',
  }),
  behave: (mode: PeerMode) => control(`/mode/${mode}`),
  clear: () => control('/clear'),
  inbox: () => control('/inbox'),
}
