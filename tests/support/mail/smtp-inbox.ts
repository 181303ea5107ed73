import { inject } from 'vitest'
import type { PeerMode, ReceivedMail } from '#tests/support/provided.ts'

interface Ports {
  smtpPort: number
  controlPort: number
}

const started = await fetch(`http://127.0.0.1:${inject('smtpPeersPort')}/`)
const { smtpPort, controlPort } = await started.json<Ports>()

async function control(path: string): Promise<ReceivedMail[]> {
  const response = await fetch(`http://127.0.0.1:${controlPort}${path}`)
  return await response.json<ReceivedMail[]>()
}

/** The SMTP peer of this Worker's tests, which no other Worker's files use. */
export const smtpPeer = {
  settings: () => ({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtpPort),
    SMTP_SECURE: 'false',
  }),
  behave: (mode: PeerMode) => control(`/mode/${mode}`),
  clear: () => control('/clear'),
  inbox: () => control('/inbox'),
}
