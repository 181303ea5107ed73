import { Head, usePage } from '@inertiajs/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import * as Tooltip from 'radix-ui/tooltip'
import { type ReactNode, useState } from 'react'
import { useSidebar } from '#client/hooks/use-sidebar.ts'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import { SkipLink } from '#client/ui/skip-link.tsx'
import type { PageObject } from '#shared/pages.ts'
import { screenTitle } from '#shared/titles.ts'
import { AppHeader } from './app-header.tsx'
import { AppSidebar } from './app-sidebar.tsx'

/** Fresh for five minutes, forgotten ten minutes after its last use. */
const cached = { staleTime: 300_000, gcTime: 600_000, retry: false }

const tooltipDelays = { delayDuration: 700, skipDelayDuration: 300 }

/** The frame of the signed-in area: the sidebar, and a header that says where one is. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { component, props } = usePage() as unknown as PageObject
  // One a mounted area, never one a module: on the server that would be everybody's.
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: cached } }))
  const sidebar = useSidebar(props.sidebarOpen)
  return (
    <QueryClientProvider client={queryClient}>
      <Tooltip.Provider {...tooltipDelays}>
        <div className="app-frame" data-sidebar={sidebar.open ? 'open' : 'collapsed'}>
          <Head title={screenTitle(component, {})} />
          <SkipLink />
          <AppSidebar sidebar={sidebar} />
          <div className="@container flex min-w-0 flex-1 flex-col">
            <AppHeader sidebar={sidebar} title={screenTitle(component, {})} />
            <main
              id="content"
              tabIndex={-1}
              className="app-column flex-1 py-8 outline-none lg:py-12"
            >
              {children}
            </main>
          </div>
          <PageAnnouncer />
        </div>
      </Tooltip.Provider>
    </QueryClientProvider>
  )
}
