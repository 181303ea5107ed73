import { type RefObject, useState } from 'react'
import { useTwoFactorSetup } from '#client/hooks/use-two-factor-setup.ts'
import { Badge } from '#client/ui/badge.tsx'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { SettingRow } from '#client/ui/setting-row.tsx'
import type { Pages } from '#shared/pages.ts'
import { EnableTwoFactor } from './enable-two-factor.tsx'
import { SetupDialog } from './setup-dialog.tsx'

type TwoFactorStateProps = Pages['settings/two-factor'] & {
  /** Takes the focus when what had it is gone. */
  ref: RefObject<HTMLDivElement | null>
}

const enabledText =
  'With two-factor authentication enabled, you are asked for a six-digit code when you log in. You find it in the authenticator application on your phone.'
const disabledText =
  'When you enable two-factor authentication, you are asked for a six-digit code when you log in, besides your password. An authenticator application on your phone shows it.'

/** Whether the second factor is on, and the way to turn it on. */
export function TwoFactorState({ ref, ...props }: TwoFactorStateProps) {
  const { twoFactorEnabled, setupPending } = props
  const [open, setOpen] = useState(false)
  const setup = useTwoFactorSetup(open)

  function close() {
    setOpen(false)
    setup.clear()
  }

  return (
    <SettingRow
      title="Two-Factor Authentication"
      description="A second proof at sign-in: something you have, besides the password you know."
      className="print:hidden"
    >
      <div ref={ref} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
        <Badge on={twoFactorEnabled}>{twoFactorEnabled ? 'Enabled' : 'Disabled'}</Badge>
        <p>{twoFactorEnabled ? enabledText : disabledText}</p>
        {!twoFactorEnabled && (
          <>
            <EnableTwoFactor setupPending={setupPending} onReady={() => setOpen(true)} />
            <NeedsScript>Setting up two-factor authentication needs JavaScript.</NeedsScript>
          </>
        )}
        <SetupDialog
          {...props}
          open={open}
          setup={setup}
          onClose={close}
          focusAfter={() => ref.current?.querySelector('button') ?? ref.current}
        />
      </div>
    </SettingRow>
  )
}
