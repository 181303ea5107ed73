import { Head, Link, usePage } from '@inertiajs/react'
import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageAnnouncer, SkipLink } from '#client/ui/accessibility.tsx'
import { LanguageLinks } from '#client/ui/language-links.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { ThrottleAlert } from '#client/ui/throttle-alert.tsx'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { useScreenTitle } from '#client/use-screen-title.ts'
import type { AuthUser } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { screenTitle } from '#shared/titles.ts'
import { Sidebar } from './sidebar.tsx'
import { useAutomaticPasskey } from './use-automatic-passkey.ts'
import { useRestoredFocus } from './use-restored-focus.ts'
import { type SidebarState, useSidebar } from './use-sidebar.ts'
import * as words from './words.ts'

/**
 * The frame of the signed-in area. The key remounts it for another user, who may have signed in in
 * another tab and must not see data fetched for the previous one, such as recovery codes.
 */
export function AppLayout({ children }: { children: ReactNode }) {
  return <Frame key={usePage().props.auth.user?.id}>{children}</Frame>
}

function Frame({ children }: { children: ReactNode }) {
  const { sidebarOpen } = usePage().props
  const title = useScreenTitle()
  const sidebar = useSidebar(sidebarOpen)
  useRestoredFocus()
  useAutomaticPasskey()
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh" data-sidebar={sidebar.open ? 'open' : 'collapsed'}>
        <Head title={title} />
        <SkipLink />
        <Sidebar sidebar={sidebar} />
        <div className="@container flex min-w-0 flex-1 flex-col">
          <AppHeader sidebar={sidebar} title={title} />
          <main
            id="content"
            tabIndex={-1}
            className="app-column flex-1 py-8 outline-none lg:py-12 lg:has-[.app-wide]:pt-0 lg:has-[.desk-panes]:pb-0"
          >
            <ThrottleAlert className="mb-6" />
            {children}
          </main>
        </div>
        <PageAnnouncer />
      </div>
    </TooltipProvider>
  )
}

function AppHeader({ sidebar, title }: { sidebar: SidebarState; title: string }) {
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
        <span className="sr-only">{words.toggleSidebar}</span>
      </button>
      <Breadcrumb title={title} />
      <LanguageLinks isShort />
      <NavWithoutScript />
    </header>
  )
}

// The title does not depend on any of these props.
const noDashboard = {
  twoFactorEnabled: false,
  passkeys: 0,
  notes: [],
  overview: { consultation: null, markets: [], frequency: null, isSubscribed: false },
  threads: [],
  rooms: [],
  desk: null,
  now: '',
  clock: { zone: '', letters: null, utc: '', sun: null, exceptions: [] },
}

function Breadcrumb({ title }: { title: string }) {
  const root = screenTitle('dashboard', noDashboard)
  return (
    <nav aria-label={words.breadcrumb} className="min-w-0 flex-1">
      <ol className="flex min-h-11 items-center gap-2 text-sm">
        {title !== root && (
          <>
            <li className="shrink-0 max-sm:hidden">
              <Link
                href={routes.dashboard.href()}
                prefetch
                className="inline-flex min-h-11 items-center text-muted underline-offset-(--underline) hover:text-text hover:underline"
              >
                {root}
              </Link>
            </li>
            <li aria-hidden="true" className="text-muted max-sm:hidden">
              /
            </li>
          </>
        )}
        <li className="min-w-0 py-1 leading-snug font-semibold" aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  )
}

/** The links of the sidebar and the user menu, neither of which opens without a script. */
function NavWithoutScript() {
  const { user } = usePage().props.auth
  return (
    <noscript className="max-sm:w-full sm:ml-3">
      <nav aria-label={words.account} className="flex flex-wrap items-center gap-x-5 text-sm">
        {linksWithoutScript(user).map(({ label, href }) => (
          <a key={label} href={href} className="link inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
        <form method="post" action={routes.logout.href()}>
          <FormTokens />
          <button type="submit" className="link min-h-11">
            {words.logOut}
          </button>
        </form>
      </nav>
    </noscript>
  )
}

function linksWithoutScript(user: AuthUser | null): { label: string; href: string }[] {
  return [
    { label: words.dashboard, href: routes.dashboard.href() },
    { label: words.enquiries, href: routes.enquiries.href() },
    ...(user?.hasRooms ? [{ label: words.rooms, href: routes.rooms.href() }] : []),
    ...(user?.role ? [{ label: words.desk, href: routes.deskInbox.href() }] : []),
    { label: words.settings, href: routes.profile.href() },
  ]
}
