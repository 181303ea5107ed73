import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import type { Identities, Identity } from '#tests/support/provided.ts'

const dayMs = 86_400_000
const daysValid = 7
const elliptic = { keyType: 'ec', algorithm: 'sha256' } as const

/** Makes an authority that the Worker under test trusts, and certificates that it should refuse. */
export async function trustTestAuthority(): Promise<Identities> {
  const authority = await createAuthority('Tests')
  const file = join(mkdtempSync(join(tmpdir(), 'test-authority-')), 'authority.pem')
  writeFileSync(file, authority.cert)
  // Read once, when miniflare is loaded: whoever calls this imports it afterwards.
  process.env.NODE_EXTRA_CA_CERTS = file
  return {
    trusted: await issueFor('localhost', authority),
    otherHost: await issueFor('elsewhere.test', authority),
    expired: await issueFor('localhost', authority, -1),
    untrusted: await issueFor('localhost', await createAuthority('Strangers')),
  }
}

/** A certificate authority of the tests' own: nobody outside them trusts it. */
async function createAuthority(name: string): Promise<Identity> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
    ...elliptic,
    ...validity(daysValid),
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  })
  return { cert, key }
}

/** A host's certificate, signed by an authority; `daysLeft` below zero makes it expired. */
async function issueFor(host: string, ca: Identity, daysLeft = daysValid): Promise<Identity> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    ...elliptic,
    ...validity(daysLeft),
    ca,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  })
  return { cert, key }
}

function validity(daysLeft: number) {
  const notAfterDate = new Date(Date.now() + daysLeft * dayMs)
  return { notBeforeDate: new Date(notAfterDate.getTime() - 2 * daysValid * dayMs), notAfterDate }
}
