import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PageAnnouncer, SkipLink } from '#client/ui/accessibility.tsx'
import { useScreenTitle } from '#client/use-screen-title.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The frame of every public page: sticky navigation above, footer below. */
export function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Head title={useScreenTitle()} />
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <PageAnnouncer />
    </div>
  )
}
