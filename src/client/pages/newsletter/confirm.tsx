import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/site/insights/words.ts'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: words.confirmYourSubscription,
  description: words.confirmSubscriptionHint,
  action: routes.newsletterConfirm.href,
  button: words.confirmSubscription,
})
