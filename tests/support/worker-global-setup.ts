import type { TestProject } from 'vitest/node'
import { smtpAccount, startSecureSmtpPeers } from './secure-smtp-peers.ts'
import { startSmtpPeer } from './smtp-peer.ts'

/** Starts the SMTP peers before the worker tests, and tells them where they are. */
export default async function setup(project: TestProject) {
  const peer = await startSmtpPeer()
  project.provide('smtpPort', peer.smtpPort)
  project.provide('smtpControlPort', peer.controlPort)
  // Its own: files that run side by side would empty each other's inbox.
  const sendings = await startSmtpPeer()
  project.provide('sendingsPeer', {
    smtpPort: sendings.smtpPort,
    controlPort: sendings.controlPort,
  })
  const secure = await startSecureSmtpPeers(project.getProvidedContext().identities)
  const { ports, controlPort } = secure
  project.provide('secureSmtp', { ports, controlPort, account: smtpAccount })
  return () => Promise.all([peer.stop(), sendings.stop(), secure.stop()])
}
