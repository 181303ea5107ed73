import { Head, Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Contours } from '#client/ui/contours.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { PageAnnouncer } from '#client/ui/page-announcer.tsx'
import type { PageObject } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { screenTitle } from '#shared/titles.ts'

/** The frame of every account screen outside the signed-in area: one narrow card on paper. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { component, props } = usePage() as unknown as PageObject
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden">
      <Head title={screenTitle(component, {})} />
      <Contours drawing="corner" className="max-sm:mask-size-[15rem] max-sm:opacity-75" />
      <div className="relative mx-auto w-full max-w-[29rem] px-5 pt-[clamp(1.25rem,9vh,8rem)] pb-16">
        <header>
          <Link href={routes.home.href()} className="inline-flex items-center gap-3 py-2">
            <Mark className="size-9 text-structure" />
            <span className="font-display text-lg font-[560] tracking-tight">{props.name}</span>
          </Link>
        </header>
        <main className="card mt-6">{children}</main>
      </div>
      <PageAnnouncer />
    </div>
  )
}
