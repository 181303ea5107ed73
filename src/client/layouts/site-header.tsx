import { Link, usePage } from '@inertiajs/react'
import { Menu, X } from 'lucide-react'
import { useCloseOnNavigate } from '#client/hooks/use-close-on-navigate.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { Mark } from '#client/ui/mark.tsx'
import type { SharedProps } from '#shared/pages.ts'
import { publicPages, routes } from '#shared/routes.ts'

/** The sticky top navigation; below 64rem its links are in a menu that needs no script. */
export function SiteHeader() {
  const { name } = usePage().props as unknown as SharedProps
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground">
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

function MobileMenu() {
  const menu = useCloseOnNavigate()
  return (
    <details ref={menu} className="group lg:hidden">
      <summary className="-mr-2 flex size-12 items-center justify-center rounded-md">
        <span className="sr-only">Menu</span>
        <Menu aria-hidden="true" className="group-open:hidden" />
        <X aria-hidden="true" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] overflow-y-auto border-t border-line bg-ground"
      >
        <Contours drawing="corner" className="mask-size-[20rem]" />
        <div className="wrap relative flex flex-col gap-8 py-6">
          <PageLinks className="flex flex-col divide-y divide-line" />
          <ButtonLink href={routes.contact.href()}>Get Consultation</ButtonLink>
        </div>
      </nav>
    </details>
  )
}

function PageLinks({ className }: { className: string }) {
  const { component } = usePage()
  return (
    <ul className={className}>
      {publicPages.map((page) => (
        <li key={page.name}>
          <Link
            href={page.href}
            prefetch
            aria-current={page.component === component ? 'page' : undefined}
            className="nav-link"
          >
            {page.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
