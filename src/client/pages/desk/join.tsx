import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import { roleWords } from '#shared/desk/staff/roles.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function JoinDeskScreen({ token, role }: Pages['desk/join']) {
  return (
    <TokenForm
      title="Join the desk"
      description={`You are invited to work here as ${roleWords[role]}. The desk needs two-factor authentication: if yours is off, you set it up next.`}
      action={routes.joinDesk.href({ token })}
      button="Join the desk"
    />
  )
}

JoinDeskScreen.layout = AuthLayout
