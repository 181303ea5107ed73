import type { TestProject } from 'vitest/node'
import { startSmtpPeer } from './smtp-peer.ts'

/** Starts the SMTP peer before the worker tests, and tells them where it is. */
export default async function setup(project: TestProject) {
  const peer = await startSmtpPeer()
  project.provide('smtpPort', peer.smtpPort)
  project.provide('smtpControlPort', peer.controlPort)
  return peer.stop
}

declare module 'vitest' {
  export interface ProvidedContext {
    smtpPort: number
    smtpControlPort: number
  }
}
