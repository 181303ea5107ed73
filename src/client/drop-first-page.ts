import { router } from '@inertiajs/react'

const ofFirstPage = 'link[rel=canonical], link[hreflang], meta[property^="og:"], #language-offer'

/**
 * Removes with the first visit to another page what the document says of its first one. Browsers
 * would share the canonical address of the first page instead of the one that is open.
 */
export function dropFirstPage(): void {
  const { pathname } = location
  const stop = router.on('navigate', () => {
    if (location.pathname === pathname) return
    for (const element of document.querySelectorAll(ofFirstPage)) element.remove()
    stop()
  })
}
