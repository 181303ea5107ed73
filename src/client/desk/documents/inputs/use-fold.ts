import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIsSending } from './scope.tsx'

/** Returns the attributes of a `details` element that opens if a field inside was refused. */
export function useFold(isRefused: boolean, openAtFirst = false) {
  const ref: RefObject<HTMLDetailsElement | null> = useRef(null)
  const [open] = useState(openAtFirst || isRefused)
  const isSending = useIsSending()

  // Opens after each response, even if the error is the same and the element was closed meanwhile.
  useLayoutEffect(() => {
    if (isRefused && !isSending && ref.current) ref.current.open = true
  }, [isRefused, isSending])

  // `open` never changes, so React does not override what people opened or closed.
  return { ref, open }
}
