import { tokenScreen } from '#client/account/auth/auth-layout.tsx'
import * as words from '#client/account/auth/words.ts'
import { routes } from '#shared/routes.ts'

export default tokenScreen({
  title: words.restoreYourEmailAddress,
  description: words.restoreEmailExplained,
  action: routes.undoEmail.href,
  button: words.restoreEmailAddress,
})
