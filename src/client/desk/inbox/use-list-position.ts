import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { threadHeadingId } from './thread-head.tsx'
import { listHeadingId } from './thread-list.tsx'
import { rowId } from './thread-row.tsx'

/**
 * Moves the focus from thread to thread, and restores the list's scroll position on narrow screens.
 */
export function useListPosition(open: string | null): void {
  const lastOpen = useRef(open)
  const scrollTop = useRef(0)

  useEffect(() => {
    if (open) return
    return router.on('before', ({ detail: { visit } }) => {
      if (!visit.prefetch) scrollTop.current = scrollY
    })
  }, [open])

  useEffect(() => {
    const previous = lastOpen.current
    if (previous === open) return
    lastOpen.current = open
    if (open) return focusThread(open)
    if (isNarrow()) scrollTo(0, scrollTop.current)
    else if (document.activeElement?.matches('.desk-panes input')) return
    focusAndScroll(
      (previous && document.getElementById(rowId(previous))) || headingOf(listHeadingId),
    )
  }, [open])
}

/** Focuses the row of a thread if the focus is in the list; its heading if it was lost. */
function focusThread(open: string): void {
  const focused = document.activeElement
  const isInList = focused?.matches('.desk-row') && focused.checkVisibility()
  if (isInList) focusAndScroll(document.getElementById(rowId(open)))
  else if (!focused || focused === document.body || !focused.checkVisibility()) {
    focusAndScroll(headingOf(threadHeadingId))
  }
}

const headingOf = (id: string) => document.getElementById(id)

/** Focuses an element and scrolls it into view, except on narrow screens. */
function focusAndScroll(element: HTMLElement | null): void {
  element?.focus({ preventScroll: isNarrow() })
}

function isNarrow(): boolean {
  return matchMedia('(width < 64rem)').matches
}
