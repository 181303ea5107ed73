import { Link, usePage } from '@inertiajs/react'
import { BookOpen, FolderGit2, LayoutGrid, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Contours } from '#client/ui/contours.tsx'
import { HoverName } from '#client/ui/hover-name.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { site } from '#shared/content/site.ts'
import type { PageObject } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { UserMenu } from './user-menu.tsx'

interface SidebarBodyProps {
  collapsed: boolean
  /** Where the user menu opens. */
  menuSide: 'top' | 'right'
}

/** What the sidebar and the sheet hold. */
export function SidebarBody({ collapsed, menuSide }: SidebarBodyProps) {
  const { component, props } = usePage() as unknown as PageObject
  const platform = useId()
  return (
    <div className="relative flex h-full flex-col">
      <Contours drawing="corner" className="sidebar-hills" />
      <HoverName name={props.name} needed={collapsed}>
        <Link href={routes.home.href()} className="sidebar-row h-14 border-b border-line">
          <Mark className="size-8 text-structure" />
          <span className="sidebar-text font-display text-lg font-[560] tracking-tight">
            {props.name}
          </span>
        </Link>
      </HoverName>
      <nav aria-labelledby={platform} className="relative mt-5 flex-1">
        <h2 id={platform} className="sidebar-text eyebrow px-3.5 pb-1.5 font-sans">
          Platform
        </h2>
        <HoverName name="Dashboard" needed={collapsed}>
          <Link
            href={routes.dashboard.href()}
            prefetch
            aria-current={component === 'dashboard' ? 'page' : undefined}
            className="sidebar-row"
          >
            <LayoutGrid aria-hidden="true" className="size-5" />
            <span className="sidebar-text">Dashboard</span>
          </Link>
        </HoverName>
      </nav>
      <div className="relative pb-2">
        {outside.map(({ label, href, Icon }) => (
          <HoverName key={label} name={label} needed={collapsed}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="sidebar-row">
              <Icon aria-hidden="true" className="size-5" />
              <span className="sidebar-text">
                {label}
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
            </a>
          </HoverName>
        ))}
      </div>
      <UserMenu collapsed={collapsed} side={menuSide} />
    </div>
  )
}

const outside: { label: string; href: string; Icon: LucideIcon }[] = [
  { label: 'Repository', href: site.repositoryUrl, Icon: FolderGit2 },
  { label: 'Documentation', href: site.documentationUrl, Icon: BookOpen },
]
