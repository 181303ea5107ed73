import { Link, usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { AppLayout } from '#client/signed-in/app-layout.tsx'
import type { ScreenName } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

/** The heading and the navigation above each screen of the settings. */
function SettingsLayout({ children }: { children: ReactNode }) {
  const { component } = usePage()
  const tabs = useRef<HTMLUListElement>(null)

  // Only the row of tabs: `scrollIntoView` would move the page as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another current tab
  useLayoutEffect(() => {
    const row = tabs.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current)
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [component])
  return (
    <>
      <div className="print:hidden">
        <h1 className="text-3xl">Settings</h1>
        <p className="mt-2 text-muted">Who you are to us, and how your account is guarded.</p>
        <nav aria-label="Settings" className="mt-6 border-b border-line">
          <ul ref={tabs} onFocus={showFocused} className="tab-row">
            {screens.map((screen) => (
              <li key={screen.label}>
                <Link
                  href={screen.href}
                  prefetch
                  preserveScroll
                  aria-current={screen.component === component ? 'page' : undefined}
                  className="tab-link"
                >
                  {screen.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </>
  )
}

/** Brings a tab that the keyboard has reached into view; under a pointer nothing moves. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const screens: { label: string; href: string; component: ScreenName }[] = [
  { label: 'Profile', href: routes.profile.href(), component: 'settings/profile' },
  { label: 'Password', href: routes.password.href(), component: 'settings/password' },
  { label: 'Two-Factor Auth', href: routes.twoFactor.href(), component: 'settings/two-factor' },
  { label: 'Appearance', href: routes.appearance.href(), component: 'settings/appearance' },
  { label: 'Sessions', href: routes.sessions.href(), component: 'settings/sessions' },
]

/** The frames around a screen of the settings, the outer one first. */
export const settingsLayouts = [AppLayout, SettingsLayout]

interface SettingRowProps {
  title: string
  description: ReactNode
  className?: string
  children: ReactNode
}

/** One setting: its title and description at the left, its form at the right. */
export function SettingRow({ title, description, className, children }: SettingRowProps) {
  return (
    <section className={clsx('setting-row', className)}>
      <div>
        <h2 className="long-words text-xl">{title}</h2>
        <p className="mt-2 measure text-sm text-muted">{description}</p>
      </div>
      <div className="min-w-0 max-w-128 print:max-w-none">{children}</div>
    </section>
  )
}
