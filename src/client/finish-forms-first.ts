import type { PendingVisit } from '@inertiajs/core'
import { router } from '@inertiajs/react'

/**
 * Follows a link only once the form under way is answered: Inertia would cut it off, and what
 * somebody sent might never arrive. After a refusal they stay with it.
 */
export function finishFormsFirst(): void {
  let forms = 0
  let next: PendingVisit | null = null
  const stay = () => {
    next = null
  }
  router.on('before', (event) => {
    const { visit } = event.detail
    if (forms === 0 || visit.method !== 'get' || visit.prefetch || visit.async) return
    next = visit
    event.preventDefault()
  })
  router.on('start', ({ detail: { visit } }) => {
    if (visit.method !== 'get') forms += 1
  })
  for (const refusal of ['error', 'networkError', 'httpException'] as const) {
    router.on(refusal, stay)
  }
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.method !== 'get') forms -= 1
    if (forms > 0 || !next) return
    const { url, ...options } = next
    stay()
    // The form still has to learn that it is answered.
    setTimeout(() => router.visit(url, options))
  })
}
