import { AppLayout } from '#client/layouts/app-layout.tsx'
import { LatestInsights } from '#client/sections/dashboard/latest-insights.tsx'
import { ProfilePanel } from '#client/sections/dashboard/profile-panel.tsx'
import { ReachUs } from '#client/sections/dashboard/reach-us.tsx'
import { RecentSignIns } from '#client/sections/dashboard/recent-sign-ins.tsx'
import { SecurityPanel } from '#client/sections/dashboard/security-panel.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'

export default function DashboardScreen({
  auth,
  twoFactorEnabled,
}: Pages['dashboard'] & SharedProps) {
  if (!auth.user) return null
  return (
    <>
      <p className="eyebrow">Karibu</p>
      <h1 className="mt-1 text-3xl break-words">Welcome, {auth.user.name}</h1>
      <div className="mt-8 grid border border-line @3xl:grid-cols-3">
        <ProfilePanel user={auth.user} twoFactorEnabled={twoFactorEnabled} />
        <SecurityPanel twoFactorEnabled={twoFactorEnabled} />
        <RecentSignIns />
      </div>
      <div className="mt-6 grid border border-line bg-panel @4xl:grid-cols-[3fr_2fr]">
        <LatestInsights />
        <ReachUs />
      </div>
    </>
  )
}

DashboardScreen.layout = AppLayout
