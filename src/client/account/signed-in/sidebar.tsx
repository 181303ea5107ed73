import { Link, usePage } from '@inertiajs/react'
import {
  BookOpen,
  FolderGit2,
  FolderLock,
  Inbox,
  LayoutGrid,
  type LucideIcon,
  MessagesSquare,
} from 'lucide-react'
import { useId } from 'react'
import { Contours } from '#client/ui/contours.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { AuthUser } from '#shared/pages.ts'
import { project } from '#shared/project.ts'
import { routes } from '#shared/routes.ts'
import { SidebarSheet } from './sidebar-sheet.tsx'
import type { SidebarState } from './use-sidebar.ts'
import { UserMenu } from './user-menu.tsx'
import * as words from './words.ts'

export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  const { open, isMobile } = sidebar
  return (
    <>
      <aside aria-label={words.sidebar} className="sidebar max-md:hidden print:hidden">
        <div className="sticky top-0 h-dvh">
          <SidebarBody collapsed={!open} menuSide={open ? 'top' : 'right'} />
        </div>
      </aside>
      {isMobile && (
        <SidebarSheet sidebar={sidebar}>
          <SidebarBody collapsed={false} menuSide="top" />
        </SidebarSheet>
      )}
    </>
  )
}

interface SidebarBodyProps {
  collapsed: boolean
  menuSide: 'top' | 'right'
}

function SidebarBody({ collapsed, menuSide }: SidebarBodyProps) {
  const { name, auth } = usePage().props
  return (
    <div className="relative flex h-full flex-col">
      <Tooltip text={name} enabled={collapsed}>
        <Link
          href={routes.home.href()}
          className="sidebar-row sidebar-row-large border-b border-line whitespace-normal max-md:pr-12"
        >
          <Mark className="size-8 text-structure" />
          <span className="sidebar-text line-clamp-2 shrink-0 font-display text-lg leading-tight font-name tracking-tight max-md:shrink md:w-36 lg:w-48">
            {name}
          </span>
        </Link>
      </Tooltip>
      <OwnLinks collapsed={collapsed} />
      {auth.user?.role === 'owner' && <ExternalLinks collapsed={collapsed} />}
      <UserMenu collapsed={collapsed} side={menuSide} />
    </div>
  )
}

function OwnLinks({ collapsed }: Pick<SidebarBodyProps, 'collapsed'>) {
  const { component, props } = usePage()
  const platform = useId()
  return (
    <nav aria-labelledby={platform} className="relative mt-5 flex-1">
      <h2 id={platform} className="sidebar-text eyebrow px-3.5 pb-1.5 font-sans">
        {words.platform}
      </h2>
      {linksFor(props.auth.user).map(({ label, href, Icon, isCurrent }) => (
        <Tooltip key={label} text={label} enabled={collapsed}>
          <Link
            href={href}
            prefetch
            aria-current={isCurrent(component) ? 'page' : undefined}
            className="sidebar-row"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sidebar-text">{label}</span>
          </Link>
        </Tooltip>
      ))}
      <Contours drawing="corner" className="sidebar-hills" />
    </nav>
  )
}

/** The sources of this product, which concern only those who run it. */
function ExternalLinks({ collapsed }: Pick<SidebarBodyProps, 'collapsed'>) {
  return (
    <div className="relative border-t border-line py-2">
      {externalLinks.map(({ label, href, Icon }) => (
        <Tooltip key={label} text={label} enabled={collapsed}>
          <a href={href} target="_blank" rel="noopener noreferrer" className="sidebar-row">
            <Icon aria-hidden="true" className="size-5" />
            <span className="sidebar-text">
              {label}
              <span className="sr-only">{words.opensInNewTab}</span>
            </span>
          </a>
        </Tooltip>
      ))}
    </div>
  )
}

interface OwnLink {
  label: string
  href: string
  Icon: LucideIcon
  isCurrent(component: string): boolean
}

const ownLinks: OwnLink[] = [
  {
    label: words.dashboard,
    href: routes.dashboard.href(),
    Icon: LayoutGrid,
    isCurrent: (component) => component === 'dashboard',
  },
  {
    label: words.enquiries,
    href: routes.enquiries.href(),
    Icon: MessagesSquare,
    isCurrent: (component) => component.startsWith('enquiries/'),
  },
]

const deskLink: OwnLink = {
  label: words.desk,
  href: routes.deskInbox.href(),
  Icon: Inbox,
  isCurrent: (component) => component.startsWith('desk/'),
}

const roomsLink: OwnLink = {
  label: words.rooms,
  href: routes.rooms.href(),
  Icon: FolderLock,
  isCurrent: (component) => component.startsWith('rooms/'),
}

function linksFor(user: AuthUser | null): OwnLink[] {
  return [...ownLinks, ...(user?.hasRooms ? [roomsLink] : []), ...(user?.role ? [deskLink] : [])]
}

const externalLinks: { label: string; href: string; Icon: LucideIcon }[] = [
  { label: words.repository, href: project.repositoryUrl, Icon: FolderGit2 },
  { label: words.documentation, href: project.documentationUrl, Icon: BookOpen },
]
