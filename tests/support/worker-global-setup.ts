import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startCalendarServer } from './desk/calendar-server.ts'
import { listenOnFreePort } from './free-port.ts'
import { smtpAccount, startSecureSmtpPeers } from './mail/secure-smtp-peers.ts'
import { startSmtpPeer } from './mail/smtp-peer.ts'

/** Starts the SMTP peers and a server of calendars before the worker tests, and tells them where they are. */
export default async function setup(project: TestProject) {
  const peers = await startSmtpPeers()
  project.provide('smtpPeersPort', peers.port)
  const secure = await startSecureSmtpPeers(project.getProvidedContext().identities)
  const { ports, controlPort } = secure
  project.provide('secureSmtp', { ports, controlPort, account: smtpAccount })
  const calendars = await startCalendarServer()
  project.provide('calendarPort', calendars.port)
  return () => Promise.all([peers.stop(), secure.stop(), calendars.stop()])
}

/**
 * An HTTP port at which each request starts an SMTP peer of its own: files that run side by side
 * would empty each other's inbox.
 */
async function startSmtpPeers() {
  const started: ReturnType<typeof startSmtpPeer>[] = []
  const server = createServer(async (_request, response) => {
    const peer = startSmtpPeer()
    started.push(peer)
    const { smtpPort, controlPort } = await peer
    response.end(JSON.stringify({ smtpPort, controlPort }))
  })
  return {
    port: await listenOnFreePort(server),
    async stop() {
      await new Promise((resolve) => server.close(resolve))
      for (const peer of started) await (await peer).stop()
    },
  }
}
