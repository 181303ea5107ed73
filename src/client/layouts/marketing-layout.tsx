import { Head, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import { SkipLink } from '#client/ui/skip-link.tsx'
import type { PageObject } from '#shared/pages.ts'
import { screenTitle } from '#shared/titles.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The frame of every public page: sticky navigation above, footer below. */
export function MarketingLayout({ children }: { children: ReactNode }) {
  const page = usePage() as unknown as PageObject
  const title = screenTitle(page.component, page.props as { title?: string })
  return (
    <div className="flex min-h-dvh flex-col">
      <Head title={title} />
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
