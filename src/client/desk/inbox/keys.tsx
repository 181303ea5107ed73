import { useSyncExternalStore } from 'react'

/** The keys of the inbox; those with `inThread` need an open thread. */
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

type InboxKey = (typeof inboxKeys)[number]['key']

const storageKey = 'desk-keys'
const listeners = new Set<() => void>()
// For browsers that forbid storage: lasts until the page is reloaded.
let override: boolean | null = null

function areKeysOn(): boolean {
  try {
    return override ?? localStorage.getItem(storageKey) !== 'off'
  } catch {
    return override ?? true
  }
}

/** Turns the keys on or off: speech input and unsteady hands press keys by accident. */
export function setKeysOn(on: boolean): void {
  override = on
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
  } catch {}
  for (const notify of listeners) notify()
}

/** True if single keys work; the server renders them as on. */
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

/** A key next to its action; hidden without a keyboard or if the keys are off. */
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
