import { normaliseEmail } from '#shared/text.ts'
import type { Settings } from '../env.ts'
import { bytesToHex, utf8 } from '../security/bytes.ts'
import type { PurposeKey } from '../security/keyring.ts'
import { hmac } from '../security/signature.ts'
import { parseAddress, withAsciiDomain } from './headers.ts'
import type { Mail } from './mail.ts'

// Some mail servers lower-case it: 128 bits in hexadecimal.
const format = /^bounce\+([0-9a-f]{32})@([^@]+)$/
const signatureLength = 32

/** Returns the spelling by which an address, with or without a name, is recognised in all its forms. */
export function mailboxKey(text: string): string {
  const address = parseAddress(text)?.email ?? text
  return normaliseEmail(withAsciiDomain(normaliseEmail(address)))
}

/**
 * Returns the address to which a mail comes back if it cannot be delivered; null if the Worker
 * receives no mail, and for a personal reply, whose writer should hear of it. It is a signature of the
 * recipient: a report counts only for the address that it is about.
 */
export async function bounceAddressOf(
  { keyring, mailReplyDomain, mailTo }: Settings,
  { to, personal = false }: Pick<Mail, 'to' | 'personal'>,
): Promise<string | null> {
  const recipient = parseAddress(to)?.email
  // Nobody would see what is not sent to the firm itself.
  if (!mailReplyDomain || personal || !recipient || isSameMailbox(to, mailTo)) return null
  const [key] = keyring('bounce-address')
  return `bounce+${await signatureOf(key, recipient)}@${mailReplyDomain}`
}

/** True for an address of the form to which undelivered mail of ours comes back; its signature is not checked. */
export function isBounceAddress({ mailReplyDomain }: Settings, address: string): boolean {
  const [, , domain] = format.exec(address.toLowerCase()) ?? []
  return domain !== undefined && domain === mailReplyDomain
}

/** True if a bounce address is the one of this recipient. */
export async function isBounceOf(
  { keyring }: Settings,
  address: string,
  recipient: string,
): Promise<boolean> {
  const [, signature] = format.exec(address.toLowerCase()) ?? []
  const expected = await Promise.all(
    keyring('bounce-address').map((key) => signatureOf(key, recipient)),
  )
  return signature !== undefined && expected.includes(signature)
}

/** True if two addresses are one, whatever their names and spelling. */
export function isSameMailbox(a: string, b: string): boolean {
  return mailboxKey(a) === mailboxKey(b)
}

async function signatureOf(key: PurposeKey, recipient: string): Promise<string> {
  return bytesToHex(await hmac(key, utf8(mailboxKey(recipient)))).slice(0, signatureLength)
}
