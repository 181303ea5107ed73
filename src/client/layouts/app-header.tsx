import { Link } from '@inertiajs/react'
import { PanelLeft } from 'lucide-react'
import type { Sidebar } from '#client/hooks/use-sidebar.ts'
import { routes } from '#shared/routes.ts'
import { screenTitle } from '#shared/titles.ts'
import { NavWithoutScript } from './nav-without-script.tsx'

/** Above every signed-in screen: the sidebar's button, and the way from the dashboard to here. */
export function AppHeader({ sidebar, title }: { sidebar: Sidebar; title: string }) {
  const root = screenTitle('dashboard', {})
  return (
    <header className="app-column flex min-h-14 flex-wrap items-center gap-2 border-b border-line print:hidden">
      <button
        ref={sidebar.toggler}
        type="button"
        onClick={sidebar.toggle}
        aria-expanded={sidebar.isMobile ? sidebar.sheetOpen : sidebar.open}
        className="icon-button -ml-3 noscript:hidden"
      >
        <PanelLeft aria-hidden="true" className="size-5" />
        <span className="sr-only">Toggle Sidebar</span>
      </button>
      <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
        <ol className="flex items-center gap-2 text-sm">
          {title !== root && (
            <>
              <li className="shrink-0 max-sm:hidden">
                <Link href={routes.dashboard.href()} prefetch className="crumb">
                  {root}
                </Link>
              </li>
              <li aria-hidden="true" className="text-muted max-sm:hidden">
                /
              </li>
            </>
          )}
          <li className="min-w-0 truncate font-semibold" aria-current="page">
            {title}
          </li>
        </ol>
      </nav>
      <NavWithoutScript />
    </header>
  )
}
