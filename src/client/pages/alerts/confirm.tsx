import * as words from '#client/account/alerts/words.ts'
import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ConfirmFollowingScreen({ market, token }: Pages['alerts/confirm']) {
  const { slug, name } = market
  return (
    <TokenForm
      title={words.follow(name)}
      description={words.confirmFollowing(name)}
      action={routes.followConfirm.href({ market: slug, token })}
      button={words.follow(name)}
    />
  )
}

ConfirmFollowingScreen.layout = AuthLayout
