import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { threadHeadingId } from './thread-head.tsx'
import { listHeadingId } from './thread-list.tsx'
import { rowId } from './thread-row.tsx'

/**
 * Takes the focus along from thread to thread, and on narrow screens brings the list back to where it
 * was left, with the focus on the thread that was open.
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
    focusOn((previous && document.getElementById(rowId(previous))) || headingOf(listHeadingId))
  }, [open])
}

/** To the row if the focus is in the list, which stands beside; else, where it was lost, to the thread. */
function focusThread(open: string): void {
  const focused = document.activeElement
  const isInList = focused?.matches('.desk-row') && focused.checkVisibility()
  if (isInList) focusOn(document.getElementById(rowId(open)))
  else if (!focused || focused === document.body || !focused.checkVisibility()) {
    focusOn(headingOf(threadHeadingId))
  }
}

const headingOf = (id: string) => document.getElementById(id)

/** The row of a list that scrolls on its own comes into view; the page stays where it is. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: isNarrow() })
}

function isNarrow(): boolean {
  return matchMedia('(width < 64rem)').matches
}
