import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/desk/people/words.ts'
import { roleWords } from '#shared/desk/staff/roles.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function JoinDeskScreen({ token, role }: Pages['desk/join']) {
  return (
    <TokenForm
      title={words.joinTheDesk}
      description={words.invitedAs(roleWords[role])}
      action={routes.joinDesk.href({ token })}
      button={words.joinTheDesk}
    />
  )
}

JoinDeskScreen.layout = AuthLayout
