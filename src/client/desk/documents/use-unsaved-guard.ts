import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'

const question = 'You have unsaved changes. Leave anyway?'

/**
 * Keeps what is typed as the page is left or hidden, up to the last key, and asks before something
 * is left that is not stored; what is sent from it may go. `saveNow` says whether there is something.
 */
export function useUnsavedGuard(saveNow: () => boolean): void {
  const save = useRef(saveNow)
  useEffect(() => {
    save.current = saveNow
  })
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (save.current()) event.preventDefault()
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save.current()
    }
    const onLeave = () => void save.current()
    const forget = router.on('before', ({ detail: { visit } }) => {
      if (visit.prefetch) return
      if (save.current() && visit.method === 'get') return confirm(question)
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
