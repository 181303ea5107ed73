import { AuthLayout, TokenForm } from '#client/account/auth/auth-layout.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function UndoEmailScreen({ token }: Pages['auth/undo-email']) {
  return (
    <TokenForm
      title="Restore your email address"
      description="Your account goes back to the address this link was mailed to. All devices are signed out, and we email you a link to set a new password."
      action={routes.undoEmail.href({ token })}
      button="Restore email address"
    />
  )
}

UndoEmailScreen.layout = AuthLayout
