import { useSyncExternalStore } from 'react'

/** The keys of the inbox, what they do, and whether they need an open thread. */
export const inboxKeys = [
  { key: 'j', does: 'next enquiry' },
  { key: 'k', does: 'previous enquiry' },
  { key: 'o', does: 'open enquiry (or Enter)' },
  { key: 'u', does: 'back to the list', inThread: true },
  { key: 'r', does: 'write a reply', inThread: true },
  { key: 'n', does: 'write an internal note', inThread: true },
  { key: 'e', does: 'mark as done', inThread: true },
  { key: '/', does: 'search the inbox' },
  { key: '?', does: 'show these keys' },
] as const satisfies { key: string; does: string; inThread?: boolean }[]

/** A key of the inbox. */
type InboxKey = (typeof inboxKeys)[number]['key']

const kept = 'desk-keys'
const changed = new Set<() => void>()
// What was chosen where the browser forbids its storage: until the page is loaded anew.
let chosen: boolean | null = null

function areOn(): boolean {
  try {
    return chosen ?? localStorage.getItem(kept) !== 'off'
  } catch {
    return chosen ?? true
  }
}

/** Turns the keys on or off in this browser: speech input and shaking hands press keys unasked. */
export function setKeysOn(on: boolean): void {
  chosen = on
  try {
    localStorage.setItem(kept, on ? 'on' : 'off')
  } catch {}
  for (const tell of changed) tell()
}

/** Whether single keys do something; on the server, as for most people, they do. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      changed.add(onChange)
      return () => changed.delete(onChange)
    },
    areOn,
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
