import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { isTyping } from '#client/ui/search-keys.ts'
import { inboxKeys, useKeysOn } from './keys.tsx'

const textPauseMs = 1000
// The last key of a text, and the field it went into.
let lastKey: { at: number; field: EventTarget | null } | null = null

/**
 * Handles single keys: each focuses or clicks the element that has it in `aria-keyshortcuts`. In a
 * list without an open thread, j and k move between its rows.
 */
export function useInboxKeys(): void {
  const on = useKeysOn()
  useEffect(() => {
    if (!on) return
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [on])
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key === 'Escape') leaveField(event)
  if (continuesText(event)) return
  lastKey = isTyping(event) ? { at: event.timeStamp, field: event.target } : null
  if (ctrlKey || metaKey || altKey || isTyping(event) || isInDialog(event.target)) return
  if (!inboxKeys.some((inboxKey) => inboxKey.key === key)) return
  const isHandled = pressKey(key) || moveInList(key)
  if (isHandled) event.preventDefault()
}

/**
 * True if the key follows at once on those of a text: its field has gone with a page that came late,
 * and the rest of the text is no command.
 */
function continuesText({ timeStamp }: KeyboardEvent): boolean {
  if (!(lastKey?.field instanceof Element) || lastKey.field.isConnected) return false
  const isAtOnce = timeStamp - lastKey.at < textPauseMs
  lastKey.at = timeStamp
  return isAtOnce
}

/** Moves the focus from a field to the section around it, where single keys work. */
function leaveField(event: KeyboardEvent): void {
  const { target, isComposing, defaultPrevented } = event
  if (isComposing || defaultPrevented || !(target instanceof HTMLElement)) return
  if (!target.matches('input[type="search"], textarea')) return
  // Otherwise the browser clears the search field, which would no longer match the list.
  event.preventDefault()
  target.closest('section')?.focus({ preventScroll: true })
}

/** True if a dialog or menu is open, which has keys of its own. */
function isInDialog(target: EventTarget | null): boolean {
  const inside = target instanceof Element && target.closest('[role="dialog"], [role="menu"]')
  return Boolean(inside) || document.querySelector('[role="dialog"][data-state="open"]') !== null
}

function pressKey(key: string): boolean {
  const targets = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
  const target = [...targets].find((element) => element.checkVisibility())
  if (!target) return false
  if (target instanceof HTMLInputElement) {
    target.focus()
    target.select()
  } else target.click()
  // Its choices are the next thing that Tab reaches.
  if (target.matches('summary')) target.focus()
  return true
}

function moveInList(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('.desk-row')]
  const focused = rows.findIndex((row) => row.matches(':focus'))
  if (key === 'o') {
    rows[focused]?.click()
    return focused >= 0
  }
  if (key === 'j' && focused >= 0 && focused === rows.length - 1) return openNextPage()
  const next = { j: Math.min(focused + 1, rows.length - 1), k: Math.max(focused - 1, 0) }[key]
  if (next === undefined || document.querySelector('[data-thread-open]')) return false
  rows[next]?.focus()
  return true
}

/** Opens the next page and focuses its first row. */
function openNextPage(): boolean {
  const next = document.querySelector<HTMLAnchorElement>('.desk-panes a[rel="next"]')
  if (!next) return false
  router.visit(next.href, {
    onSuccess: () => setTimeout(() => document.querySelector<HTMLElement>('.desk-row')?.focus()),
  })
  return true
}
