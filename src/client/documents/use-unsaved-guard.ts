import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'

const question = 'What you typed is not stored. Leave this page all the same?'

/**
 * Keeps what is typed as the page is left or hidden, up to the last key, and asks before something
 * is left that is not stored; what is sent from it may go. `keepNow` says whether there is something.
 */
export function useUnsavedGuard(keepNow: () => boolean): void {
  const keep = useRef(keepNow)
  useEffect(() => {
    keep.current = keepNow
  })
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (keep.current()) event.preventDefault()
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep.current()
    }
    const onLeave = () => void keep.current()
    const forget = router.on('before', ({ detail: { visit } }) => {
      if (visit.prefetch) return
      if (keep.current() && visit.method === 'get') return confirm(question)
    })
    addEventListener('beforeunload', onUnload)
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      forget()
      removeEventListener('beforeunload', onUnload)
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [])
}
