import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRecoveryCodes } from '#client/hooks/use-recovery-codes.ts'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { SettingRow } from '#client/ui/setting-row.tsx'
import { routes } from '#shared/routes.ts'
import { ActionForm } from './action-form.tsx'
import { RecoveryCodeSheet } from './recovery-code-sheet.tsx'

const id = 'recovery-codes'

/** The codes for the day the phone is lost: covered until they are asked for. */
export function RecoveryCodes() {
  const [shown, setShown] = useState(false)
  const { codes, problems, refetch } = useRecoveryCodes(shown)
  const sheet = useRef<HTMLDivElement>(null)
  const Icon = shown ? EyeOff : Eye
  function retry() {
    // The button goes while the codes are fetched again, and the focus with it.
    sheet.current?.focus()
    refetch()
  }

  return (
    <SettingRow
      title="2FA Recovery Codes"
      description="Recovery codes let you regain access if you lose your phone. Keep them in a password manager, or print them."
    >
      <div className="actions print:hidden">
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-expanded={shown}
          aria-controls={id}
          className="button button-quiet noscript:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
          {shown ? 'Hide Recovery Codes' : 'View Recovery Codes'}
        </button>
        {shown && (
          <ActionForm
            action={routes.twoFactorRecoveryCodes.href()}
            button="Regenerate Codes"
            quiet
            onSuccess={refetch}
          />
        )}
      </div>
      <NeedsScript>Viewing the codes needs JavaScript.</NeedsScript>
      <div id={id} ref={sheet} tabIndex={-1} className="outline-none">
        {shown && <RecoveryCodeSheet codes={codes} problems={problems} retry={retry} />}
      </div>
    </SettingRow>
  )
}
