import { useSyncExternalStore } from 'react'
import * as words from './words.ts'

/** The keys of the inbox; those with `inThread` need an open thread. */
export const inboxKeys = [
  { key: 'j', action: words.keyNext },
  { key: 'k', action: words.keyPrevious },
  { key: 'o', action: words.keyOpen },
  { key: 'u', action: words.keyBack, inThread: true },
  { key: 'r', action: words.keyReply, inThread: true },
  { key: 'n', action: words.keyNote, inThread: true },
  { key: 'e', action: words.keyDone, inThread: true },
  { key: 'a', action: words.keyAssign, inThread: true },
  { key: 'z', action: words.keySnooze, inThread: true },
  { key: 'c', action: words.keyBegin },
  { key: '/', action: words.keySearch },
  { key: '?', action: words.keyHelp },
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
