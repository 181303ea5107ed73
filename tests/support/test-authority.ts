import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuthority, type Identity, issueFor } from './certificate.ts'

/** The certificates that the secure SMTP peers present, by what is right or wrong with them. */
export type Identities = Record<'trusted' | 'otherHost' | 'expired' | 'untrusted', Identity>

/** Makes an authority that the Worker under test trusts, and certificates that it should refuse. */
export function trustTestAuthority(): Identities {
  const authority = createAuthority('Tests')
  const file = join(mkdtempSync(join(tmpdir(), 'test-authority-')), 'authority.pem')
  writeFileSync(file, authority.cert)
  // Read once, when miniflare is loaded: whoever calls this imports it afterwards.
  process.env.NODE_EXTRA_CA_CERTS = file
  return {
    trusted: issueFor('localhost', authority),
    otherHost: issueFor('elsewhere.test', authority),
    expired: issueFor('localhost', authority, -1),
    untrusted: issueFor('localhost', createAuthority('Strangers')),
  }
}
