import { router } from '@inertiajs/react'

/** Reports a public page that was fetched ahead once it is open: its own request was not counted. */
export function reportPrefetchedViews(): void {
  let isAnswered = true
  router.on('before', ({ detail: { visit }, defaultPrevented }) => {
    if (!visit.prefetch && !defaultPrevented) isAnswered = false
  })
  // No request begins for what was fetched ahead.
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.prefetch) isAnswered = true
  })
  router.on('navigate', ({ detail: { page } }) => {
    if (!isAnswered && page.component.startsWith('marketing/')) report(page.url)
    isAnswered = true
  })
}

function report(url: string): void {
  const headers = { Purpose: 'view' }
  void fetch(url, { method: 'HEAD', headers, keepalive: true }).catch(() => null)
}
