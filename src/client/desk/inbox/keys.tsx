import { useSyncExternalStore } from 'react'

/** The keys of the inbox, what they do, and whether they need an open thread. */
export const inboxKeys = [
  { key: 'j', action: 'next enquiry' },
  { key: 'k', action: 'previous enquiry' },
  { key: 'o', action: 'open enquiry (or Enter)' },
  { key: 'u', action: 'back to the list', inThread: true },
  { key: 'r', action: 'write a reply', inThread: true },
  { key: 'n', action: 'write an internal note', inThread: true },
  { key: 'e', action: 'mark as done', inThread: true },
  { key: '/', action: 'search the inbox' },
  { key: '?', action: 'show these keys' },
] as const satisfies { key: string; action: string; inThread?: boolean }[]

/** A key of the inbox. */
type InboxKey = (typeof inboxKeys)[number]['key']

const storageKey = 'desk-keys'
const listeners = new Set<() => void>()
// What was chosen where the browser forbids its storage: until the page is loaded anew.
let override: boolean | null = null

function areKeysOn(): boolean {
  try {
    return override ?? localStorage.getItem(storageKey) !== 'off'
  } catch {
    return override ?? true
  }
}

/** Turns the keys on or off in this browser: speech input and shaking hands press keys unasked. */
export function setKeysOn(on: boolean): void {
  override = on
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
  } catch {}
  for (const notify of listeners) notify()
}

/** Whether single keys do something; on the server, as for most people, they do. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    areKeysOn,
    () => true,
  )
}

/** A key, shown beside what it does; not where there is no keyboard, or the keys are off. */
export function KeyHint({ name }: { name: InboxKey }) {
  if (!useKeysOn()) return null
  return (
    <span
      aria-hidden="true"
      className="kbd hidden text-xs leading-tight font-normal text-muted in-aria-pressed:text-inherit pointer-fine:inline noscript:hidden print:hidden"
    >
      {name}
    </span>
  )
}
