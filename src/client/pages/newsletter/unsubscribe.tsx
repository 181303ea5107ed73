import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/site/insights/words.ts'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: words.unsubscribe,
  description: words.unsubscribeHint,
  action: routes.newsletterUnsubscribe.href,
  button: words.unsubscribe,
})
