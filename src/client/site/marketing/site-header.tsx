import { Link, usePage } from '@inertiajs/react'
import { Menu, Search, X } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { Wordmark } from '#client/ui/mark.tsx'
import { searchKeys, useSearchKeys } from '#client/ui/search-keys.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useFirm } from '#client/use-firm.ts'
import { addressLines } from '#shared/knowledge/firm.ts'
import { routes } from '#shared/routes.ts'
import { type PublicPageName, publicPages } from '#shared/site/routes.ts'
import * as words from './words.ts'

/** The sticky top navigation; below 48rem its links are in a menu that needs no script. */
export function SiteHeader() {
  const { name } = usePage().props
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground print:static">
      <div className="wrap flex min-h-18 items-center justify-between gap-3 md:max-lg:gap-2 lg:gap-6">
        <Link
          href={routes.home.href()}
          prefetch
          className="flex min-w-0 items-center gap-3 py-2 md:shrink-0 md:max-lg:gap-2"
        >
          <Wordmark
            name={name}
            nameClass="md:max-lg:w-min md:max-lg:text-sm md:max-lg:leading-none md:max-lg:whitespace-normal"
          />
        </Link>
        <nav aria-label={words.mainNavigation} className="hidden md:block lg:ml-auto print:hidden">
          <PageLinks className="flex items-center xl:gap-1" />
        </nav>
        <Letterhead />
        <div className="flex items-center whitespace-nowrap lg:-ml-5 lg:gap-1 print:hidden">
          <SearchLink />
          <div className="hidden items-center gap-2 md:flex lg:gap-4">
            <AccountLink className="nav-link" />
            <ButtonLink
              href={routes.contact.href()}
              size="small"
              className="md:max-lg:px-2.5 md:max-lg:text-sm"
            >
              {words.getConsultation}
            </ButtonLink>
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
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

const toggleClass = 'menu-toggle -mr-2 flex size-12 shrink-0 items-center justify-center rounded-md'

/** The menu of narrow screens: a `<details>` until the page is hydrated, then a button and a panel. */
function MobileMenu() {
  const { ref, open, toggle } = useMenu()
  const id = useId()
  if (open === null) {
    return (
      <details ref={ref as RefObject<HTMLDetailsElement>} className="group md:hidden">
        <summary className={toggleClass}>
          <span className="sr-only">{words.menu}</span>
          <Menu aria-hidden="true" className="group-open:hidden" />
          <X aria-hidden="true" className="hidden group-open:block" />
        </summary>
        <Panel id={id} />
      </details>
    )
  }
  const Icon = open ? X : Menu
  return (
    <div ref={ref as RefObject<HTMLDivElement>} className="md:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className={toggleClass}
      >
        <span className="sr-only">{words.menu}</span>
        <Icon aria-hidden="true" />
      </button>
      <Panel id={id} hidden={!open} />
    </div>
  )
}

function Panel(props: { id: string; hidden?: boolean }) {
  return (
    <nav
      {...props}
      aria-label={words.mainNavigation}
      className="absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-t border-line bg-ground"
    >
      <Contours drawing="corner" size="small" />
      <div className="wrap relative flex flex-col gap-8 py-6">
        <PageLinks className="flex flex-col divide-y divide-line" />
        <RecordLinks />
        <div className="grid gap-3">
          <ButtonLink href={routes.contact.href()}>{words.getConsultation}</ButtonLink>
          <AccountLink className={buttonClass({ tone: 'quiet' })} />
        </div>
      </div>
    </nav>
  )
}

/**
 * Returns the state of a menu that closes on a visit, on Escape, and when pointer or focus leave it.
 * `open` is null until the page is hydrated.
 */
function useMenu() {
  const ref = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  const { url } = usePage()
  // The URL at which the menu was opened; it is closed at any other.
  const [openUrl, setOpenUrl] = useState(hydrated ? '' : null)
  const open = openUrl === null ? null : openUrl === url

  const hadFocus = useRef(false)

  // A menu that was opened before hydration stays open and keeps the focus.
  useEffect(() => {
    hadFocus.current ||= ref.current?.contains(document.activeElement) ?? false
    setOpenUrl((current) => current ?? (ref.current?.hasAttribute('open') ? url : ''))
  }, [url])

  const asDetails = open === null
  useLayoutEffect(() => {
    if (!asDetails && hadFocus.current) ref.current?.querySelector('button')?.focus()
  }, [asDetails])

  useEffect(() => {
    if (open && ref.current) return closeOnLeave(ref.current, () => setOpenUrl(''))
  }, [open])

  return { ref, open, toggle: () => setOpenUrl(open ? '' : url) }
}

/** Closes an open menu on Escape and when pointer or focus leave it; returns the cleanup. */
function closeOnLeave(menu: HTMLElement, close: () => void): () => void {
  const closeFrom = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) close()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    menu.querySelector('button')?.focus()
  }
  const onPointer = (event: Event) => closeFrom(event.target)
  const onFocus = (event: FocusEvent) => closeFrom(event.relatedTarget)
  // A link to the current page does not change the URL, which would close the menu.
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  addEventListener('keydown', onKey)
  addEventListener('click', onClick)
  addEventListener('pointerdown', onPointer)
  menu.addEventListener('focusout', onFocus)
  return () => {
    removeEventListener('keydown', onKey)
    removeEventListener('click', onClick)
    removeEventListener('pointerdown', onPointer)
    menu.removeEventListener('focusout', onFocus)
  }
}
