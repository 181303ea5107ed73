import { Head, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PageAnnouncer, SkipLink } from '#client/ui/accessibility.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { ThrottleAlert } from '#client/ui/throttle-alert.tsx'
import { useScreenTitle } from '#client/use-screen-title.ts'
import { clientMessages } from '#shared/client-messages.ts'
import { EnglishNotice } from './english-notice.tsx'
import { PreviewStrip } from './preview-strip.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Head title={useScreenTitle()} />
      <SkipLink />
      <PreviewStrip />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <ThrottleAlert className="wrap py-4" />
        <AccountDeleted />
        <EnglishNotice />
        {children}
      </main>
      <SiteFooter />
      <PageAnnouncer />
    </div>
  )
}

function AccountDeleted() {
  const { statusCode } = usePage().props
  if (statusCode !== 'account-deleted') return null
  return (
    <div className="wrap py-4">
      <Alert tone="success">
        <p>{clientMessages.account.deleted}</p>
      </Alert>
    </div>
  )
}
