import { useForgetRecoveryCodes } from '#client/hooks/use-recovery-codes.ts'
import { SettingRow } from '#client/ui/setting-row.tsx'
import { withMethod } from '#client/ui/with-method.ts'
import { routes } from '#shared/routes.ts'
import { ActionForm } from './action-form.tsx'

/** Back to the password alone. */
export function DisableTwoFactor({ onDone }: { onDone: () => void }) {
  const forgetRecoveryCodes = useForgetRecoveryCodes()
  return (
    <SettingRow
      title="Turn it off"
      description="Your password alone will then open the account. The recovery codes stop working."
      className="print:hidden"
    >
      <ActionForm
        action={withMethod(routes.enableTwoFactor.href(), 'DELETE')}
        button="Disable 2FA"
        quiet
        className="button-quiet-danger"
        onSuccess={() => {
          forgetRecoveryCodes()
          onDone()
        }}
      />
    </SettingRow>
  )
}
