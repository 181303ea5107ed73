import { breachedPasswords } from '#shared/account/constants.ts'
import { oneSpelling } from '#shared/text.ts'
import type { Work } from '#worker/app-env.ts'
import { log } from '#worker/log.ts'
import { bytesToHex, utf8 } from '#worker/security/bytes.ts'
import { within } from '#worker/time-limit.ts'

const prefixLength = 5

/**
 * True if a password is known from a breach, as far as the service tells that `BREACHED_PASSWORDS`
 * asks: it learns five characters of the SHA-1 (a range query of Pwned Passwords, k-anonymity).
 * False while it is off, and whenever the service fails: nobody is kept from an account by it.
 */
export async function isBreachedPassword(
  { settings, requestId }: Pick<Work, 'settings' | 'requestId'>,
  password: string,
): Promise<boolean> {
  const { breachedPasswordsUrl: service, appUrl } = settings
  if (!service) return false
  const hash = await sha1(oneSpelling(password))
  const done = new AbortController()
  try {
    const url = rangeUrl(service, hash.slice(0, prefixLength))
    const range = readRange(url, { agent: appUrl.host, signal: done.signal })
    return holds(await within(breachedPasswords.timeoutMs, range), hash.slice(prefixLength))
  } catch (error) {
    // An error of the platform may name the address, and the prefix with it.
    const reason = error instanceof Failure ? error.message : 'no answer'
    log('breached-passwords-unavailable', { requestId, reason })
    return false
  } finally {
    done.abort()
  }
}

/** What the service answered cannot be used; the message says why, and nothing of the password. */
class Failure extends Error {}

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', utf8(text))
  return bytesToHex(new Uint8Array(digest)).toUpperCase()
}

function rangeUrl({ origin, pathname }: URL, prefix: string): string {
  return `${origin}${pathname.replace(/\/$/, '')}/range/${prefix}`
}

async function readRange(
  url: string,
  { agent, signal }: { agent: string; signal: AbortSignal },
): Promise<string> {
  const response = await fetch(url, {
    // Padded answers are of one length, so that who sees them pass learns no prefix; the service
    // refuses whoever does not say who asks.
    headers: { 'Add-Padding': 'true', 'User-Agent': agent },
    redirect: 'manual',
    signal,
  })
  if (response.status !== 200) throw new Failure(`status ${response.status}`)
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > breachedPasswords.maxBytes) throw new Failure('too much')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/** True if a suffix stands in a range, and not as padding, whose count is 0. */
function holds(range: string, suffix: string): boolean {
  const lines = range.trim().toUpperCase().split(/\r?\n/)
  if (!lines.every((line) => /^[\dA-F]{35}:\d{1,12}$/.test(line))) throw new Failure('malformed')
  return lines.some((line) => line.startsWith(suffix) && Number(line.slice(suffix.length + 1)) > 0)
}
