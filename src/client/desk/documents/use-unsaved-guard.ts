import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import * as words from './words.ts'

const question = words.leaveAnyway

/**
 * Backs up unsaved changes when the page is left or hidden and asks for confirmation before
 * leaving; form submissions need none. `saveNow` returns true if there are unsaved changes.
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
