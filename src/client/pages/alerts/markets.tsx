import { AlertsForm } from '#client/account/alerts/alerts-form.tsx'
import * as words from '#client/account/alerts/words.ts'
import { AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { followerFrequencies } from '#shared/account/alerts/frequencies.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function FollowedMarketsScreen(props: Pages['alerts/markets']) {
  const { token } = props
  return (
    <>
      <AuthHeading title={words.marketsYouFollow} description={words.marketsYouFollowHint} />
      <div className="mt-7">
        <AlertsForm
          {...props}
          href={routes.follower.href({ token })}
          frequencies={followerFrequencies}
        />
      </div>
      <div className="mt-8 border-t border-line pt-6">
        <OneButtonForm
          action={routes.alertsUnsubscribe.href({ token })}
          tone="quiet-danger"
          // The page that answers is another one.
          options={{ preserveScroll: false }}
        >
          {words.stopAndDelete}
        </OneButtonForm>
      </div>
    </>
  )
}

FollowedMarketsScreen.layout = AuthLayout
