import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import { type ScreenTab, ScreenTabs } from '#client/account/signed-in/screen-tabs.tsx'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="print:hidden">
        <h1 className="text-3xl">{words.settings}</h1>
        <p className="mt-2 text-muted">{words.settingsLead}</p>
        <ScreenTabs label={words.settings} tabs={screens} className="mt-6" />
      </div>
      {children}
    </>
  )
}

const screens: ScreenTab[] = [
  { label: words.profile, href: routes.profile.href(), components: ['settings/profile'] },
  { label: words.password, href: routes.password.href(), components: ['settings/password'] },
  {
    label: words.twoFactorAuth,
    href: routes.twoFactor.href(),
    components: ['settings/two-factor'],
  },
  { label: words.passkeys, href: routes.passkeys.href(), components: ['settings/passkeys'] },
  { label: words.alerts, href: routes.alerts.href(), components: ['settings/alerts'] },
  { label: words.appearance, href: routes.appearance.href(), components: ['settings/appearance'] },
  { label: words.sessions, href: routes.sessions.href(), components: ['settings/sessions'] },
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
