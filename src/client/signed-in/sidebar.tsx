import { Link, usePage } from '@inertiajs/react'
import { BookOpen, FolderGit2, LayoutGrid, type LucideIcon, X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import { type MouseEvent, useId } from 'react'
import { Contours } from '#client/ui/contours.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { site } from '#shared/content/site.ts'
import { routes } from '#shared/routes.ts'
import type { SidebarState } from './use-sidebar.ts'
import { UserMenu } from './user-menu.tsx'

/** The sidebar beside the page; on a phone, a sheet over it. */
export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  const { open, isMobile, sheetOpen, setSheetOpen, toggler } = sidebar

  // The sheet closes on navigation, but a link to the page that is shown already navigates nowhere.
  function closeAfterLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setSheetOpen(false)
  }

  return (
    <>
      <aside aria-label="Sidebar" className="sidebar max-md:hidden print:hidden">
        <div className="sticky top-0 h-dvh">
          <SidebarBody collapsed={!open} menuSide={open ? 'top' : 'right'} />
        </div>
      </aside>
      {isMobile && (
        <Dialog.Root open={sheetOpen} onOpenChange={setSheetOpen}>
          <Dialog.Portal>
            <Dialog.Overlay className="overlay" />
            <Dialog.Content
              className="sheet"
              aria-describedby={undefined}
              onClick={closeAfterLink}
              onCloseAutoFocus={(event) => {
                event.preventDefault()
                toggler.current?.focus()
              }}
            >
              <Dialog.Title className="sr-only">Sidebar</Dialog.Title>
              <SidebarBody collapsed={false} menuSide="top" />
              <Dialog.Close className="icon-button absolute top-1.5 right-1.5">
                <X aria-hidden="true" className="size-5" />
                <span className="sr-only">Close sidebar</span>
              </Dialog.Close>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </>
  )
}

interface SidebarBodyProps {
  collapsed: boolean
  /** Where the user menu opens. */
  menuSide: 'top' | 'right'
}

/** What stands in the sidebar, and in the sheet. */
function SidebarBody({ collapsed, menuSide }: SidebarBodyProps) {
  const { component, props } = usePage()
  const platform = useId()
  return (
    <div className="relative flex h-full flex-col">
      <Tooltip text={props.name} enabled={collapsed}>
        <Link
          href={routes.home.href()}
          className="sidebar-row sidebar-row-large border-b border-line max-md:pr-12 max-md:leading-tight max-md:whitespace-normal"
        >
          <Mark className="size-8 text-structure" />
          <span className="sidebar-text font-display text-lg leading-tight font-name tracking-tight">
            {props.name}
          </span>
        </Link>
      </Tooltip>
      <nav aria-labelledby={platform} className="relative mt-5 flex-1">
        <h2 id={platform} className="sidebar-text eyebrow px-3.5 pb-1.5 font-sans">
          Platform
        </h2>
        <Tooltip text="Dashboard" enabled={collapsed}>
          <Link
            href={routes.dashboard.href()}
            prefetch
            aria-current={component === 'dashboard' ? 'page' : undefined}
            className="sidebar-row"
          >
            <LayoutGrid aria-hidden="true" className="size-5" />
            <span className="sidebar-text">Dashboard</span>
          </Link>
        </Tooltip>
        <Contours drawing="corner" className="sidebar-hills" />
      </nav>
      <div className="relative border-t border-line py-2">
        {externalLinks.map(({ label, href, Icon }) => (
          <Tooltip key={label} text={label} enabled={collapsed}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="sidebar-row">
              <Icon aria-hidden="true" className="size-5" />
              <span className="sidebar-text">
                {label}
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
            </a>
          </Tooltip>
        ))}
      </div>
      <UserMenu collapsed={collapsed} side={menuSide} />
    </div>
  )
}

const externalLinks: { label: string; href: string; Icon: LucideIcon }[] = [
  { label: 'Repository', href: site.repositoryUrl, Icon: FolderGit2 },
  { label: 'Documentation', href: site.documentationUrl, Icon: BookOpen },
]
