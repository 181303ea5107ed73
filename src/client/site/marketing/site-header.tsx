import { Link, usePage } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { LanguageLinks } from '#client/ui/language-links.tsx'
import { Wordmark } from '#client/ui/mark.tsx'
import { searchKeys, useSearchKeys } from '#client/ui/search-keys.ts'
import { useFirm } from '#client/use-firm.ts'
import { addressLines } from '#shared/knowledge/firm.ts'
import { routes } from '#shared/routes.ts'
import { type PublicPageName, publicPages } from '#shared/site/routes.ts'
import { MobileMenu } from './mobile-menu.tsx'
import * as words from './words.ts'

/** The sticky top navigation; below 64rem its links are in a menu that needs no script. */
export function SiteHeader() {
  const { name } = usePage().props
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground lg:-top-9 print:static">
      <FirstLine />
      <div className="wrap flex min-h-18 items-center justify-between gap-3 lg:gap-4 xl:gap-6">
        <Link
          href={routes.home.href()}
          prefetch
          className="flex min-w-0 items-center gap-3 py-2 lg:shrink-0"
        >
          <Wordmark name={name} />
        </Link>
        <nav aria-label={words.mainNavigation} className="ml-auto hidden lg:block print:hidden">
          <PageLinks className="flex items-center xl:gap-1" />
        </nav>
        <Letterhead />
        <div className="flex items-center whitespace-nowrap lg:-ml-4 lg:gap-1 print:hidden">
          <SearchLink />
          <div className="hidden items-center gap-2 md:flex lg:gap-4">
            <AccountLink className="nav-link lg:hidden" />
            <ButtonLink href={routes.contact.href()} size="small">
              {words.getConsultation}
            </ButtonLink>
          </div>
          <MobileMenu>
            <MenuLinks />
          </MobileMenu>
        </div>
      </div>
    </header>
  )
}

/** Links that few visitors need, above the others; it is scrolled out of sight. */
function FirstLine() {
  return (
    <div className="wrap -mb-2 flex justify-end gap-8 text-sm max-lg:hidden print:hidden">
      <AccountLink className="inline-flex min-h-11 items-center text-muted hover:text-text" />
      <LanguageLinks />
    </div>
  )
}

/** The addresses of the firm, on paper. */
function Letterhead() {
  const { email, phone, offices } = useFirm()
  const lines = [[email, ...(phone ? [phone] : [])], ...offices.map(addressLines)]
  return (
    <p className="hidden text-right text-sm text-muted print:block">
      {lines.map((parts) => (
        <span key={parts[0]} className="block">
          {parts.join(' · ')}
        </span>
      ))}
    </p>
  )
}

/** The link to the search, which also has keyboard shortcuts. */
function SearchLink() {
  const { component } = usePage()
  useSearchKeys()
  return (
    <Link
      href={routes.search.href()}
      prefetch
      title={words.search}
      aria-keyshortcuts={searchKeys}
      aria-current={component === 'marketing/search' ? 'page' : undefined}
      className="icon-button aria-[current]:text-text"
    >
      <Search aria-hidden="true" className="size-5" />
      <span className="sr-only">{words.search}</span>
    </Link>
  )
}

/** The link to the login page, or to the dashboard for signed-in visitors. */
function AccountLink({ className }: { className: string }) {
  const { auth } = usePage().props
  return (
    <Link href={auth.user ? routes.dashboard.href() : routes.login.href()} className={className}>
      {auth.user ? words.account : words.logIn}
    </Link>
  )
}

/** The parent of a screen in the navigation, by component: the URL is updated too late. */
const parentPages: Record<string, PublicPageName> = {
  'marketing/market': 'markets',
  'marketing/answer': 'markets',
  'marketing/compare': 'markets',
  'marketing/note': 'insights',
}

/** The links of the top navigation; the current page or its parent is marked. */
function PageLinks({ className }: { className: string }) {
  const { component } = usePage()
  return (
    <ul className={className}>
      {publicPages.map((page) => (
        <li key={page.name}>
          <Link
            href={page.href}
            prefetch
            aria-current={
              page.component === component
                ? 'page'
                : parentPages[component] === page.name || undefined
            }
            className="nav-link"
          >
            {page.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const recordLinks = [
  { component: 'marketing/obligations', label: words.obligations, href: routes.obligations.href() },
  { component: 'marketing/rules', label: words.rules, href: routes.rules.href() },
  { component: 'marketing/data', label: words.data, href: routes.openData.href() },
]

/** The links to the records; wide screens have them in the footer, which is a long way on a phone. */
function RecordLinks() {
  const { component } = usePage()
  return (
    <ul className="flex justify-between">
      {recordLinks.map((link) => (
        <li key={link.href}>
          <Link
            href={link.href}
            aria-current={link.component === component ? 'page' : undefined}
            className="nav-link"
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The links of the menu on a narrow screen. */
function MenuLinks() {
  return (
    <>
      <PageLinks className="flex flex-col divide-y divide-line" />
      <RecordLinks />
      <div className="grid gap-3">
        <ButtonLink href={routes.contact.href()}>{words.getConsultation}</ButtonLink>
        <AccountLink className={buttonClass({ tone: 'quiet' })} />
      </div>
      <LanguageLinks />
    </>
  )
}
