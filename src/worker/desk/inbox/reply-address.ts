import type { Settings } from '#worker/env.ts'
import { bytesToHex, utf8 } from '#worker/security/bytes.ts'
import type { PurposeKey } from '#worker/security/keyring.ts'
import { hmac } from '#worker/security/signature.ts'

// The local part may have 64 characters (RFC 5321 §4.5.3.1.1), and some programs lower-case it: 32
// of the thread's id, and 24 of its signature (96 bits).
const prefix = 'reply+'
const signatureLength = 24

/** Returns the reply address of a thread; the firm's own address if the Worker receives no mail. */
export async function replyAddressOf(
  { keyring, mailReplyDomain, mailTo }: Settings,
  threadId: string,
): Promise<string> {
  if (!mailReplyDomain) return mailTo
  const [key] = keyring('reply-address')
  const id = threadId.replaceAll('-', '')
  return `${prefix}${id}${await signatureOf(key, id)}@${mailReplyDomain}`
}

/** Returns the id of the thread of a reply address; null for any other address. */
export async function threadIdOf(settings: Settings, address: string): Promise<string | null> {
  const [, id = '', signature = '', domain] =
    /^reply\+([0-9a-f]{32})([0-9a-f]{24})@([^@]+)$/.exec(address.toLowerCase()) ?? []
  if (!id || domain !== settings.mailReplyDomain) return null
  for (const key of settings.keyring('reply-address')) {
    // An address alone opens nothing: its sender must be the person of the thread too.
    if ((await signatureOf(key, id)) === signature) return asUuid(id)
  }
  return null
}

async function signatureOf(key: PurposeKey, id: string): Promise<string> {
  return bytesToHex(await hmac(key, utf8(id))).slice(0, signatureLength)
}

function asUuid(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
