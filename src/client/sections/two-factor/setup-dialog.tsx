import { useState } from 'react'
import type { useTwoFactorSetup } from '#client/hooks/use-two-factor-setup.ts'
import { Modal } from '#client/ui/modal.tsx'
import { SetupKey } from './setup-key.tsx'
import { VerifyCode } from './verify-code.tsx'

interface SetupDialogProps {
  open: boolean
  onClose: () => void
  focusAfter: () => HTMLElement | null
  twoFactorEnabled: boolean
  requiresConfirmation: boolean
  setup: ReturnType<typeof useTwoFactorSetup>
}

const variants = {
  setup: {
    title: 'Enable Two-Factor Authentication',
    description:
      'To finish enabling two-factor authentication, scan the QR code or enter the setup key in your authenticator app.',
  },
  verify: {
    title: 'Verify Authentication Code',
    description: 'Enter the 6-digit code from your authenticator app',
  },
  enabled: {
    title: 'Two-Factor Authentication Enabled',
    description:
      'Two-factor authentication is now enabled. Scan the QR code or enter the setup key in your authenticator app.',
  },
} as const

/** The set-up in its dialog: the key, then the proof that the authenticator has it. */
export function SetupDialog(props: SetupDialogProps) {
  const { open, onClose, focusAfter, twoFactorEnabled, requiresConfirmation, setup } = props
  const [verifying, setVerifying] = useState(false)
  const variant = verifying ? 'verify' : twoFactorEnabled ? 'enabled' : 'setup'

  function close() {
    onClose()
    setVerifying(false)
  }

  return (
    <Modal
      open={open}
      onOpenChange={(wanted) => !wanted && close()}
      focusAfter={focusAfter}
      {...variants[variant]}
    >
      {verifying ? (
        <VerifyCode onBack={() => setVerifying(false)} onConfirmed={close} />
      ) : (
        <SetupKey
          setup={setup}
          button={twoFactorEnabled ? 'Close' : 'Continue'}
          onNext={requiresConfirmation && !twoFactorEnabled ? () => setVerifying(true) : close}
        />
      )}
    </Modal>
  )
}
