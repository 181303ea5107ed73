import type { CalendarFailure } from '#shared/desk/bookings/props.ts'
import { busyCalendar as limits } from '#shared/desk/constants.ts'
import { isAllowedAddress } from './allowed-address.ts'

type Fetched =
  | { outcome: 'fetched'; text: string }
  | { outcome: 'failed'; failure: CalendarFailure }

/** Fetches a calendar; each address that it is redirected to is checked like the first. */
export async function fetchCalendar(address: URL, local: boolean): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let current = address
  try {
    for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
      if (!isAllowedAddress(current, { local })) return failed('address')
      const headers = { Accept: 'text/calendar' }
      const response = await fetch(current.href, { redirect: 'manual', signal, headers })
      const location = response.headers.get('Location')
      if (response.status < 300 || response.status > 399 || !location) return await read(response)
      await response.body?.cancel()
      if (!URL.canParse(location, current.href)) return failed('address')
      current = new URL(location, current)
    }
    return failed('redirects')
  } catch {
    // The error may name the address, which is a secret.
    return failed(signal.aborted ? 'timeout' : 'unreachable')
  }
}

function failed(failure: CalendarFailure): Fetched {
  return { outcome: 'failed', failure }
}

async function read(response: Response): Promise<Fetched> {
  if (response.status !== 200) {
    await response.body?.cancel()
    return failed('status')
  }
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the body.
    if (size > limits.maxBytes) return failed('too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  return { outcome: 'fetched', text: text + decoder.decode() }
}
