import { Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { AppLayout } from '#client/signed-in/app-layout.tsx'
import type { ScreenName } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

/** The heading and the navigation above each screen of the settings. */
function SettingsLayout({ children }: { children: ReactNode }) {
  const { component } = usePage()
  return (
    <>
      <div className="print:hidden">
        <h1 className="text-3xl">Settings</h1>
        <p className="mt-2 text-muted">Manage your profile and account settings</p>
        <nav aria-label="Settings" className="mt-6 border-b border-line">
          <ul className="-mb-px flex flex-wrap gap-x-4 @xl:gap-x-6 @3xl:gap-x-8">
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
export function SettingRow({ title, description, className = '', children }: SettingRowProps) {
  return (
    <section className={`setting-row ${className}`}>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 max-w-[44ch] text-sm text-muted">{description}</p>
      </div>
      <div className="min-w-0 max-w-[32rem]">{children}</div>
    </section>
  )
}
