import { router } from '@inertiajs/react'

const start: ScrollToOptions = { top: 0, left: 0 }

/** Writes a scroll position into the current entry of the history, as Inertia does. */
function store(position: ScrollToOptions): void {
  if (!history.state?.page) return
  const { top, left } = history.state.documentScrollPosition ?? {}
  if (top === position.top && left === position.left) return
  history.replaceState({ ...history.state, documentScrollPosition: position }, '')
}

/**
 * Keeps the scroll position of each page, so that "back" restores it however fast it comes.
 *
 * Inertia stores a position 100 ms after the last scrolling, into the entry that is current by then.
 * Without this, a page that is left sooner loses its position, and a step through the history
 * within that time overwrites the position of another page.
 */
export function keepScrollPositions(): void {
  let returned: ScrollToOptions | undefined
  router.on('before', ({ detail: { visit } }) => {
    // A prefetch does not leave the page.
    if (visit.prefetch) return
    returned = undefined
    store({ top: scrollY, left: scrollX })
  })
  addEventListener('popstate', ({ state }) => {
    returned = state?.page && (state.documentScrollPosition ?? start)
  })
  router.on('navigate', () => {
    const position = returned
    returned = undefined
    if (!position) return
    // Inertia scrolls in this frame too, to what is stored, and has asked for it first.
    requestAnimationFrame(() => {
      store(position)
      scrollTo(position)
    })
  })
}
