import { Head, Link, usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { Wordmark } from '#client/ui/mark.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ErrorScreen({ status, title, message, action }: Pages['error']) {
  const { name } = usePage().props
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden">
      <Head title={title} />
      <Contours drawing="corner" className="max-lg:mask-size-[min(27rem,80vw)]" />
      <header className="wrap relative flex h-18 items-center">
        <Link href={routes.home.href()} className="flex items-center gap-3 py-2">
          <Wordmark name={name} />
        </Link>
      </header>
      <main className="wrap relative flex flex-1 items-center py-12">
        <div className="max-w-[34rem]">
          <p className="figures font-display text-[clamp(6rem,3rem+14vw,13rem)] leading-[0.85] font-[300] text-structure">
            {status}
          </p>
          <h1 className="mt-8 text-3xl">{title}</h1>
          <p className="lead mt-4 break-words">{message}</p>
          {action && (
            <ButtonLink href={action.href} className="mt-8">
              {action.label}
            </ButtonLink>
          )}
        </div>
      </main>
    </div>
  )
}
