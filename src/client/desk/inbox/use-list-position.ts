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
  const before = useRef(open)
  const top = useRef(0)

  useEffect(() => {
    if (open) return
    return router.on('before', ({ detail: { visit } }) => {
      if (!visit.prefetch) top.current = scrollY
    })
  }, [open])

  useEffect(() => {
    const left = before.current
    if (left === open) return
    before.current = open
    if (open) return followThread(open)
    if (isNarrow()) scrollTo(0, top.current)
    else if (document.activeElement?.matches('.desk-panes input')) return
    focusOn((left && document.getElementById(rowId(left))) || headingOf(listHeadingId))
  }, [open])
}

/** To the row if the focus is in the list, which stands beside; else, where it was lost, to the thread. */
function followThread(open: string): void {
  const focused = document.activeElement
  const inList = focused?.matches('.desk-row') && focused.checkVisibility()
  if (inList) focusOn(document.getElementById(rowId(open)))
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
