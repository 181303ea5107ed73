import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/desk/people/words.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/join'] & SharedProps

export default function JoinDeskScreen({ token, role, by, email, name }: Props) {
  const invitation = words.invitationText(by, name, role)
  return (
    <TokenForm
      title={words.joinTheDesk}
      description={`${invitation} ${words.invitedAccount(email)}`}
      action={routes.joinDesk.href({ token })}
      button={words.joinTheDesk}
    />
  )
}

JoinDeskScreen.layout = AuthLayout
