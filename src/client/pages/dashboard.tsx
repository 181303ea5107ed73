import { AuthLayout } from '#client/layouts/auth-layout.tsx'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'
import { LogOutForm } from '#client/sections/auth/log-out-form.tsx'
import type { SharedProps } from '#shared/pages.ts'

export default function DashboardScreen({ auth }: SharedProps) {
  return (
    <>
      <AuthHeading title="Dashboard" description={`Welcome, ${auth.user?.name ?? ''}.`} />
      <div className="mt-7">
        <LogOutForm className="button button-quiet w-full" />
      </div>
    </>
  )
}

DashboardScreen.layout = AuthLayout
