import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

// The title is written a tick after the page changed.
const titleDelayMs = 50

/** Tells screen readers which page a visit without a document load arrived at. */
export function PageAnnouncer() {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    let path = location.pathname
    return router.on('navigate', () => {
      if (location.pathname === path) return
      path = location.pathname
      setTimeout(() => setAnnounced(document.title), titleDelayMs)
    })
  }, [])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}
