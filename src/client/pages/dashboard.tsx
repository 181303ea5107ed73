import { usePage } from '@inertiajs/react'
import { AppLayout } from '#client/layouts/app-layout.tsx'
import { LatestInsights } from '#client/sections/dashboard/latest-insights.tsx'
import { ProfilePanel } from '#client/sections/dashboard/profile-panel.tsx'
import { ReachUs } from '#client/sections/dashboard/reach-us.tsx'
import { RecentSignIns } from '#client/sections/dashboard/recent-sign-ins.tsx'
import { SecurityPanel } from '#client/sections/dashboard/security-panel.tsx'
import { StatusMessage } from '#client/ui/status-message.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'

export default function DashboardScreen({
  auth,
  twoFactorEnabled,
}: Pages['dashboard'] & SharedProps) {
  const { url } = usePage()
  if (!auth.user) return null
  const verifiedNow = new URL(url, 'https://any.example').searchParams.get('verified') === '1'
  return (
    <>
      {verifiedNow && (
        <div className="-mt-6 mb-8">
          <StatusMessage>Your email address is verified.</StatusMessage>
        </div>
      )}
      <p className="eyebrow">Karibu</p>
      <h1 className="mt-1 line-clamp-3 text-3xl break-words">Welcome, {auth.user.name}</h1>
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
