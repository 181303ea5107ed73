import { utf8 } from '../security/bytes.ts'

// An encoded-word may have 75 characters (RFC 2047 §2); 45 bytes make 60 of base64.
const bytesPerWord = 45

/** A header's text as ASCII: as it is, or as folded encoded-words (RFC 2047). */
export function encodeText(text: string): string {
  const safe = text.replace(/\p{Cc}+/gu, ' ').trim()
  // Text that looks like an encoded-word is encoded, so that no reader decodes it.
  if (/^[\x20-\x7e]*$/.test(safe) && !safe.includes('=?')) return safe
  const words: string[] = []
  let word = ''
  for (const character of safe) {
    if (utf8(word + character).length > bytesPerWord) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map(encodedWord).join('\r\n ')
}

function encodedWord(text: string): string {
  return `=?UTF-8?B?${btoa(String.fromCharCode(...utf8(text)))}?=`
}

/** `Name <address>` for a header, its name quoted or encoded as needed (RFC 5322 §3.4). */
export function encodeAddress({ name, email }: Address): string {
  if (!name) return email
  const encoded = encodeText(name)
  const quoted = encoded.startsWith('=?') ? encoded : `"${encoded.replace(/(["\\])/g, '\\$1')}"`
  return `${quoted} <${email}>`
}

/** A mailbox: an address with or without a name. */
export interface Address {
  name: string
  email: string
}

/** Reads `Name <address>` or an address; null when the address cannot stand in an envelope. */
export function parseAddress(text: string): Address | null {
  const [, name = '', bracketed] = text.match(/^\s*(.*?)\s*<([^<>]*)>\s*$/s) ?? []
  const email = (bracketed ?? text).trim()
  const condition = email.length <= 254 && /^[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+$/u.test(email)
  return condition ? { name: name.replace(/^"(.*)"$/, '$1'), email: withAsciiDomain(email) } : null
}

/** Domains of other scripts as their ASCII form (RFC 5891): relays seldom take anything else. */
export function withAsciiDomain(email: string): string {
  const at = email.indexOf('@') + 1
  const domain = email.slice(at)
  if (/^[\x20-\x7e]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return email
  return email.slice(0, at) + new URL(`http://${domain}`).hostname
}
