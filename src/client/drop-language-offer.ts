import { router } from '@inertiajs/react'

/** Removes the offer of the page in another language with the first visit to another page. */
export function dropLanguageOffer(): void {
  const offer = document.getElementById('language-offer')
  if (!offer) return
  const { pathname } = location
  router.on('navigate', () => {
    if (location.pathname !== pathname) offer.remove()
  })
}
