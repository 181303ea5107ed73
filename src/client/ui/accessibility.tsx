import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { buttonClass } from './button-class.ts'
import * as words from './words.ts'

/** The first link of the page for the keyboard: it skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={buttonClass({
        className:
          'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5',
      })}
    >
      {words.skipToContent}
    </a>
  )
}

// Inertia writes the title a moment after the page has changed.
const titleDelayMs = 50

/** Tells screen readers the title of the new page: without a document load, they would not. */
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
