import { Head, Link, usePage } from '@inertiajs/react'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { Wordmark } from '#client/ui/mark.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { useFirm } from '#client/use-firm.ts'
import * as words from '#client/words.ts'
import { emailUrl } from '#shared/knowledge/firm.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'

export default function ErrorScreen(props: Pages['error']) {
  const { status, title, message, action, nearest = [] } = props
  const { name } = usePage().props
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden">
      <Head title={title} />
      <Contours drawing="corner" className="max-lg:mask-size-[min(16rem,60vw)]" />
      <header className="wrap relative flex h-18 items-center">
        <Link href={routes.home.href()} className="flex items-center gap-3 py-2">
          <Wordmark name={name} />
        </Link>
      </header>
      <main className="wrap relative flex w-full flex-1 items-center pt-12 pb-56 lg:py-12">
        <div className="max-w-136 min-w-0">
          <p className="figures font-display text-[clamp(min(6rem,40vw),3rem+14vw,13rem)] leading-[0.85] font-light text-structure">
            {status}
          </p>
          <h1 className="mt-8 text-3xl">{title}</h1>
          <p className="lead mt-4 break-words">{message}</p>
          {nearest.length > 0 && <Nearest pages={nearest} />}
          {action && (
            <ButtonLink href={action.href} className="mt-8">
              {action.label}
            </ButtonLink>
          )}
          <WaysOn />
        </div>
      </main>
    </div>
  )
}

/** The pages with the most similar URLs. */
function Nearest({ pages }: { pages: NonNullable<Pages['error']['nearest']> }) {
  return (
    <ul aria-label={words.didYouMean} className="mt-6 border-y border-line py-2">
      {pages.map(({ label, href }) => (
        <li key={href}>
          <RichText
            text={words.didYouMeanPage}
            marks={{
              label: () => (
                <Link href={href} className="link inline-flex min-h-11 items-center">
                  {label}
                </Link>
              ),
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** The rest of the site, and somebody to ask. */
function WaysOn() {
  const { user } = usePage().props.auth
  const { email } = useFirm()
  const links = [
    ...publicPages.map(({ label, href }) => ({ label, href })),
    ...(user ? [{ label: words.dashboard, href: routes.dashboard.href() }] : []),
  ]
  return (
    <nav aria-labelledby="ways-on" className="mt-12 border-t border-line pt-5">
      <h2 id="ways-on" className="eyebrow font-sans">
        {words.orGoOnTo}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">
        <RichText
          text={words.somethingIsMissing}
          marks={{
            email: () => (
              <a href={emailUrl(email)} className="link inline-block py-2.5 wrap-anywhere">
                {email}
              </a>
            ),
          }}
        />
      </p>
    </nav>
  )
}
