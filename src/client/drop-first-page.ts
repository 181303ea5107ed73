import { router } from '@inertiajs/react'

const ofFirstPage = 'link[rel=canonical], link[hreflang], meta[property^="og:"], #language-offer'

/**
 * Removes the addresses and the preview of the document's first page once another page is visited:
 * browsers would share them in the place of the page that is open.
 */
export function dropFirstPage(): void {
  const first = performance.getEntriesByType('navigation')[0]?.name ?? location.href
  const drop = () => {
    if (location.pathname === new URL(first).pathname) return
    for (const element of document.querySelectorAll(ofFirstPage)) element.remove()
    stop()
  }
  const stop = router.on('navigate', drop)
  // Another page of the same screen opens without waiting for this script.
  drop()
}
