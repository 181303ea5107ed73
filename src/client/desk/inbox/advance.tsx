import { useSyncExternalStore } from 'react'
import * as words from './words.ts'

const storageKey = 'desk-advance'
const listeners = new Set<() => void>()
// For browsers that forbid storage: lasts until the page is reloaded.
let override: boolean | null = null

function advances(): boolean {
  try {
    return override ?? localStorage.getItem(storageKey) !== 'off'
  } catch {
    return override ?? true
  }
}

function setAdvances(on: boolean): void {
  override = on
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
  } catch {}
  for (const notify of listeners) notify()
}

/** True if the next enquiry opens after this one is answered or done. */
export function useAdvances(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    advances,
    () => true,
  )
}

/** Sends the next enquiry with the form, if it is to open then. */
export function AdvanceField({ next }: { next: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        name="next"
        value={next}
        checked={useAdvances()}
        onChange={({ currentTarget }) => setAdvances(currentTarget.checked)}
        className="checkbox"
      />
      {words.thenTheNext}
    </label>
  )
}
