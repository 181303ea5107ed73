import { usePage } from '@inertiajs/react'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

/** What the sheet and the user menu hold, for a browser in which neither opens. */
export function NavWithoutScript() {
  const { csrfToken } = usePage().props as unknown as SharedProps
  return (
    <noscript className="max-sm:w-full">
      <nav aria-label="Account" className="flex items-center gap-5 text-sm">
        <a href={routes.dashboard.href()} className="link inline-flex min-h-11 items-center">
          Dashboard
        </a>
        <a href={routes.profile.href()} className="link inline-flex min-h-11 items-center">
          Settings
        </a>
        <form method="post" action={routes.logout.href()}>
          <input type="hidden" name="_token" value={csrfToken} />
          <button type="submit" className="link min-h-11">
            Log out
          </button>
        </form>
      </nav>
    </noscript>
  )
}
