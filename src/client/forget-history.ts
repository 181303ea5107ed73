import { router } from '@inertiajs/react'
import type { SharedProps } from '#shared/pages.ts'

/**
 * Forgets the key of the pages kept for the way back as soon as a page says that nobody is signed
 * in. The server says so after a sign-out; a session that ended elsewhere, or ran out, has nobody
 * who would.
 */
export function forgetHistoryWhenSignedOut(): void {
  router.on('navigate', ({ detail }) => {
    const { auth } = detail.page.props as unknown as SharedProps
    if (!auth.user) router.clearHistory()
  })
}
