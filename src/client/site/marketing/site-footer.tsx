import { Link, usePage } from '@inertiajs/react'
import { Contours } from '#client/ui/contours.tsx'
import { Wordmark } from '#client/ui/mark.tsx'
import { useFirm } from '#client/use-firm.ts'
import { addressLines, emailUrl, phoneUrl } from '#shared/knowledge/firm.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { legalTitles } from '#shared/site/title-words.ts'
import * as words from './words.ts'

const quickLinks = [
  ...publicPages.map(({ label, href }) => ({ label, href })),
  { label: words.obligations, href: routes.obligations.href() },
  { label: words.rules, href: routes.rules.href() },
  { label: words.changes, href: routes.changes.href() },
  { label: words.data, href: routes.openData.href() },
  { label: words.search, href: routes.search.href() },
]

const peopleLink = () => ({ label: words.people, href: routes.people.href() })

const legalLinks = [
  { label: legalTitles.privacy, href: routes.privacy.href() },
  { label: legalTitles.terms, href: routes.terms.href() },
  { label: legalTitles.accessibility, href: routes.accessibility.href() },
]

export function SiteFooter() {
  const { name, auth } = usePage().props
  const { tagline } = useFirm()
  return (
    <footer className="border-t border-line bg-panel print:hidden">
      <div className="wrap grid gap-6 pt-8 sm:grid-cols-2 sm:gap-10 sm:py-14 lg:grid-cols-12 lg:grid-rows-heading lg:gap-y-0 lg:pt-20 lg:pb-0">
        <div className="sm:col-span-2 lg:col-span-5">
          <p className="flex items-center gap-3">
            <Wordmark name={name} />
          </p>
          {tagline && <p className="mt-4 max-w-[23.5em] text-muted">{tagline}</p>}
        </div>
        <QuickLinks />
        <Contact />
        <div className="pointer-events-none relative -mt-40 mask-fade-top ml-auto h-32 w-1/2 sm:hidden lg:col-span-4 lg:mt-0 lg:w-full lg:row-start-2 lg:block lg:h-auto">
          <Contours drawing="corner" size="small" className="opacity-80" />
        </div>
      </div>
      <LastLine name={name} isSignedIn={auth.user !== null} />
    </footer>
  )
}

function QuickLinks() {
  const { hasPeople } = useFirm()
  const links = hasPeople ? [...quickLinks, peopleLink()] : quickLinks
  return (
    <nav aria-labelledby="quick-links" className="lg:col-span-3 lg:row-span-2 lg:pb-20">
      <h2 id="quick-links" className="eyebrow font-sans">
        {words.quickLinks}
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-4">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact() {
  const { email, phone, offices } = useFirm()
  return (
    <div className="lg:col-span-4 lg:row-span-2">
      <h2 className="eyebrow font-sans">{words.contact}</h2>
      <address className="mt-2 not-italic">
        <a
          href={emailUrl(email)}
          className="inline-flex min-h-11 items-center wrap-anywhere hover:underline"
        >
          {email}
        </a>
        <br />
        {phone && (
          <a href={phoneUrl(phone)} className="inline-flex min-h-11 items-center hover:underline">
            {phone}
          </a>
        )}
        {offices.map((office) => (
          <p key={office.label} className="pt-1.5 text-muted">
            {addressLines(office).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        ))}
      </address>
    </div>
  )
}

function LastLine({ name, isSignedIn }: { name: string; isSignedIn: boolean }) {
  const { founded } = useFirm()
  const accountLink = isSignedIn
    ? { label: words.dashboard, href: routes.dashboard.href() }
    : { label: words.clientLogIn, href: routes.login.href() }
  return (
    <div className="border-t border-line">
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-2 py-6 text-sm text-muted">
        <p>{words.allRightsReserved(founded, copyrightYear, name)}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {[accountLink, ...legalLinks].map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className="-my-3 inline-block py-3 hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

// Fixed at build time, so that the server's and the browser's clocks cannot disagree.
const copyrightYear = __BUILD_YEAR__
