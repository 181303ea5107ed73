import { lifetimes } from '#shared/constants.ts'
import { writeCookie } from './cookies.ts'

/** The selectable appearances; `system` follows the operating system. */
const appearances = ['light', 'dark', 'system'] as const

export type Appearance = (typeof appearances)[number]

const key = 'appearance'
const darkSystem = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** The present choice; the script before first paint has put it on the document. */
export function currentAppearance(): Appearance {
  const { appearance } = document.documentElement.dataset
  return appearances.find((one) => one === appearance) ?? 'system'
}

/** Applies a choice, and keeps it in this browser and, for the server's next page, in a cookie. */
export function setAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(key, appearance)
  } catch {
    // Storage may be blocked or full: the cookie still keeps the choice.
  }
  writeCookie(key, appearance, lifetimes.appearanceSeconds)
  apply(appearance)
}

/** Applies changes of the operating system's appearance, and choices made in another tab. */
export function followAppearance(): void {
  matchMedia(darkSystem).addEventListener('change', () => apply(currentAppearance()))
  addEventListener('storage', (event) => {
    if (event.key !== key) return
    apply(appearances.find((one) => one === event.newValue) ?? 'system')
  })
}

/** Calls the listener after every change; returns a function that stops it. */
export function onAppearanceChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function apply(appearance: Appearance): void {
  const root = document.documentElement
  root.dataset.appearance = appearance
  const isDark =
    appearance === 'dark' || (appearance === 'system' && matchMedia(darkSystem).matches)
  root.classList.toggle('dark', isDark)
  for (const listener of listeners) listener()
}
