import { Link, usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import type { ScreenName } from '#shared/pages.ts'

/** A tab that links to a screen and is also marked current on the screens below it. */
export interface ScreenTab {
  label: string
  href: string
  components: ScreenName[]
}

interface ScreenTabsProps {
  label: string
  tabs: readonly ScreenTab[]
  className?: string
}

export function ScreenTabs({ label, tabs, className }: ScreenTabsProps) {
  const { component } = usePage()
  const list = useRef<HTMLUListElement>(null)

  // Scrolls only the row: `scrollIntoView` would scroll the page as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another current tab
  useLayoutEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current)
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [component])
  return (
    <nav aria-label={label} className={clsx('border-b border-line', className)}>
      <ul ref={list} onFocus={showFocused} className="tab-row">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              href={tab.href}
              prefetch
              preserveScroll
              aria-current={tab.components.includes(component as ScreenName) ? 'page' : undefined}
              className="tab-link"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls a tab into view on keyboard focus; it must not move under a pointer. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
