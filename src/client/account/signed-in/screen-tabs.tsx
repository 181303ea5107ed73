import { Link, usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import type { ScreenName } from '#shared/pages.ts'

/** A screen of a part of the account area, and those below it. */
export interface ScreenTab {
  label: string
  href: string
  /** Where it is the current one. */
  components: ScreenName[]
}

interface ScreenTabsProps {
  label: string
  tabs: readonly ScreenTab[]
  className?: string
}

/** The way between the screens of a part, above each of them. */
export function ScreenTabs({ label, tabs, className }: ScreenTabsProps) {
  const { component } = usePage()
  const list = useRef<HTMLUListElement>(null)

  // Only the row of tabs: `scrollIntoView` would move the page as well.
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

/** Brings a tab that the keyboard has reached into view; under a pointer nothing moves. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
