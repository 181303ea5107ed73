import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** The first thing the keyboard meets: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="button button-primary sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5"
    >
      Skip to content
    </a>
  )
}

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
