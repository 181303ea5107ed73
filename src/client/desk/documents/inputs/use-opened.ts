import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIsSending } from './scope.tsx'

/**
 * The attributes of something that folds and opens when a field in it was refused, so that the
 * field can take the focus.
 */
export function useOpened(isRefused: boolean, openAtFirst = false) {
  const ref: RefObject<HTMLDetailsElement | null> = useRef(null)
  const [open] = useState(openAtFirst || isRefused)
  const isSending = useIsSending()

  // Each answer opens it, also where it is refused as before and somebody closed it meanwhile.
  useLayoutEffect(() => {
    if (isRefused && !isSending && ref.current) ref.current.open = true
  }, [isRefused, isSending])

  // React is told the same each time, and leaves to people what they have opened and closed.
  return { ref, open }
}
