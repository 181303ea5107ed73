import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import { type ScreenTab, ScreenTabs } from '#client/account/signed-in/screen-tabs.tsx'
import { routes } from '#shared/routes.ts'

function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="print:hidden">
        <h1 className="text-3xl">Settings</h1>
        <p className="mt-2 text-muted">Manage your profile and account security.</p>
        <ScreenTabs label="Settings" tabs={screens} className="mt-6" />
      </div>
      {children}
    </>
  )
}

const screens: ScreenTab[] = [
  { label: 'Profile', href: routes.profile.href(), components: ['settings/profile'] },
  { label: 'Password', href: routes.password.href(), components: ['settings/password'] },
  { label: 'Two-Factor Auth', href: routes.twoFactor.href(), components: ['settings/two-factor'] },
  { label: 'Passkeys', href: routes.passkeys.href(), components: ['settings/passkeys'] },
  { label: 'Alerts', href: routes.alerts.href(), components: ['settings/alerts'] },
  { label: 'Appearance', href: routes.appearance.href(), components: ['settings/appearance'] },
  { label: 'Sessions', href: routes.sessions.href(), components: ['settings/sessions'] },
]

/** The nested layouts of a settings screen, outermost first. */
export const settingsLayouts = [AppLayout, SettingsLayout]

interface SettingRowProps {
  title: string
  description: ReactNode
  className?: string
  children: ReactNode
}

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
