import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/desk/people/words.ts'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: words.keepMyFactors,
  description: words.keepMyFactorsExplained,
  action: routes.stopTwoFactorReset.href,
  button: words.keepMyFactors,
})
