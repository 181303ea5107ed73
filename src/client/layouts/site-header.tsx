import { Link, usePage } from '@inertiajs/react'
import { Mark } from '#client/ui/mark.tsx'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { PageLinks } from './page-links.tsx'

/** The sticky top navigation; below 64rem its links are in a menu that needs no script. */
export function SiteHeader() {
  const { name } = usePage().props as unknown as SharedProps
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground print:hidden">
      <div className="wrap flex h-18 items-center justify-between gap-6">
        <Link href={routes.home.href()} prefetch className="flex items-center gap-3 py-2">
          <Mark className="size-9 text-structure" />
          <span className="font-display text-lg font-[560] tracking-tight">{name}</span>
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <PageLinks className="-mr-[0.9rem] flex items-center gap-1" />
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}
