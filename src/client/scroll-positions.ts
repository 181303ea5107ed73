import { router } from '@inertiajs/react'

const start: ScrollToOptions = { top: 0, left: 0 }

/** Writes where the page stands into its entry of the history, as the page client does. */
function note(position: ScrollToOptions): void {
  if (!history.state?.page) return
  const { top, left } = history.state.documentScrollPosition ?? {}
  if (top === position.top && left === position.left) return
  history.replaceState({ ...history.state, documentScrollPosition: position }, '')
}

/**
 * Keeps each page's scroll position for the way back, however fast the steps follow each other.
 *
 * The page client notes a position 100 ms after the last movement, into the entry that is current
 * by then: a page left sooner is not noted, and a step through the history within that time gets
 * the position of the page before it.
 */
export function keepScrollPositions(): void {
  let returned: ScrollToOptions | undefined
  router.on('before', () => {
    returned = undefined
    note({ top: scrollY, left: scrollX })
  })
  addEventListener('popstate', ({ state }) => {
    returned = state?.page && (state.documentScrollPosition ?? start)
  })
  router.on('navigate', () => {
    const position = returned
    returned = undefined
    if (!position) return
    // The page client has asked for this frame before, to scroll to what is noted by then.
    requestAnimationFrame(() => {
      note(position)
      scrollTo(position)
    })
  })
}
