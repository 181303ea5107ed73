import type { TestProject } from 'vitest/node'
import { smtpAccount, startSecureSmtpPeers } from './secure-smtp-peers.ts'
import { startSmtpPeer } from './smtp-peer.ts'

/** Starts the SMTP peers before the worker tests, and tells them where they are. */
export default async function setup(project: TestProject) {
  const peer = await startSmtpPeer()
  project.provide('smtpPort', peer.smtpPort)
  project.provide('smtpControlPort', peer.controlPort)
  const secure = await startSecureSmtpPeers(project.getProvidedContext().identities)
  const { ports, controlPort } = secure
  project.provide('secureSmtp', { ports, controlPort, account: smtpAccount })
  return () => Promise.all([peer.stop(), secure.stop()])
}
