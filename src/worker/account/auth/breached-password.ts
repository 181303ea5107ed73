import { breachedPasswords } from '#shared/account/constants.ts'
import { oneSpelling } from '#shared/text.ts'
import type { Work } from '#worker/app-env.ts'
import { log } from '#worker/log.ts'
import { bytesToHex, utf8 } from '#worker/security/bytes.ts'
import { within } from '#worker/time-limit.ts'

const prefixLength = 5

/**
 * True if the service at `BREACHED_PASSWORDS` lists the password as breached. The service learns
 * only five characters of its SHA-1 (range query of Pwned Passwords, k-anonymity). False if the
 * check is off or the service fails: an outage must not lock anybody out.
 */
export async function isBreachedPassword(
  { settings, requestId }: Pick<Work, 'settings' | 'requestId'>,
  password: string,
): Promise<boolean> {
  const { breachedPasswordsUrl: service, appUrl } = settings
  if (!service) return false
  const hash = await sha1(oneSpelling(password))
  const controller = new AbortController()
  try {
    const url = rangeUrl(service, hash.slice(0, prefixLength))
    const range = readRange(url, { agent: appUrl.host, signal: controller.signal })
    return containsSuffix(
      await within(breachedPasswords.timeoutMs, range),
      hash.slice(prefixLength),
    )
  } catch (error) {
    // An error of the platform may contain the URL, and with it the prefix of the hash.
    const reason = error instanceof ServiceFailure ? error.message : 'no answer'
    log('breached-passwords-unavailable', { requestId, reason })
    return false
  } finally {
    controller.abort()
  }
}

/** The service's reply is unusable; the message contains no part of the password. */
class ServiceFailure extends Error {}

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
    // With padding all replies have the same length, so that an observer cannot infer the prefix.
    // The service refuses requests without a user agent.
    headers: { 'Add-Padding': 'true', 'User-Agent': agent },
    redirect: 'manual',
    signal,
  })
  if (response.status !== 200) throw new ServiceFailure(`status ${response.status}`)
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > breachedPasswords.maxBytes) throw new ServiceFailure('too much')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/** True if the range contains the suffix; entries with count 0 are padding. */
function containsSuffix(range: string, suffix: string): boolean {
  const lines = range.trim().toUpperCase().split(/\r?\n/)
  if (!lines.every((line) => /^[\dA-F]{35}:\d{1,12}$/.test(line)))
    throw new ServiceFailure('malformed')
  return lines.some((line) => line.startsWith(suffix) && Number(line.slice(suffix.length + 1)) > 0)
}
