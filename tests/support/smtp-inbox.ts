import { inject } from 'vitest'
import type { PeerMode, ReceivedMail } from './provided.ts'

interface Ports {
  smtpPort: number
  controlPort: number
}

function peerAt(ports: () => Ports) {
  const control = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${ports().controlPort}${path}`)
    return (await response.json()) as ReceivedMail[]
  }
  return {
    settings: () => ({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(ports().smtpPort),
      SMTP_SECURE: 'false',
    }),
    behave: (mode: PeerMode) => control(`/mode/${mode}`),
    clear: () => control('/clear'),
    inbox: () => control('/inbox'),
  }
}

/** The SMTP peer as tests see it. */
export const smtpPeer = peerAt(() => ({
  smtpPort: inject('smtpPort'),
  controlPort: inject('smtpControlPort'),
}))

/** The one that takes letters and alerts. */
export const sendingsPeer = peerAt(() => inject('sendingsPeer'))
