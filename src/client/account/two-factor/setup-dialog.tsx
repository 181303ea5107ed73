import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { Modal } from '#client/ui/modal.tsx'
import { useClipboard } from '#client/ui/use-clipboard.ts'
import { twoFactor } from '#shared/account/constants.ts'
import { CharacterGroups } from './character-groups.tsx'
import { Problems } from './problems.tsx'
import { QrCode } from './qr-code.tsx'
import type { useTwoFactorSetup } from './queries.ts'
import { VerifyCode } from './verify-code.tsx'
import * as words from './words.ts'

interface SetupDialogProps {
  open: boolean
  onClose: () => void
  /** Called once two-factor is on; the dialog closes right after. */
  onConfirmed: () => void
  focusAfter: () => HTMLElement | null
  twoFactorEnabled: boolean
  requiresConfirmation: boolean
  setup: ReturnType<typeof useTwoFactorSetup>
}

const variants = {
  setup: {
    title: words.enableTwoFactorAuthentication,
    description: words.scanTheQrCode,
  },
  verify: {
    title: words.verifyAuthenticationCode,
    description: words.enterCodeOfDigits(twoFactor.digits),
  },
  enabled: {
    title: words.twoFactorAuthenticationEnabled,
    description: words.twoFactorIsOn,
  },
} as const

/** The set-up: first the key for the authenticator, then a code as proof. */
export function SetupDialog(props: SetupDialogProps) {
  const { open, onClose, onConfirmed, focusAfter, setup } = props
  const { twoFactorEnabled, requiresConfirmation } = props
  const [verifying, setVerifying] = useState(false)
  const variant = verifying ? 'verify' : twoFactorEnabled ? 'enabled' : 'setup'

  function close() {
    onClose()
    setVerifying(false)
  }

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      focusAfter={focusAfter}
      {...variants[variant]}
    >
      {verifying ? (
        <VerifyCode
          onBack={() => setVerifying(false)}
          onConfirmed={() => {
            onConfirmed()
            close()
          }}
        />
      ) : (
        <SetupKey
          setup={setup}
          button={twoFactorEnabled ? words.close : words.continueLabel}
          onNext={requiresConfirmation && !twoFactorEnabled ? () => setVerifying(true) : close}
        />
      )}
    </Modal>
  )
}

interface SetupKeyProps {
  setup: ReturnType<typeof useTwoFactorSetup>
  button: string
  onNext: () => void
}

function SetupKey({ setup: { data, problems, retry }, button, onNext }: SetupKeyProps) {
  if (problems.length > 0) {
    return (
      <div className="mt-6">
        <Problems messages={problems} retry={retry} />
      </div>
    )
  }
  return (
    <div className="mt-6 grid grid-cols-1 gap-5" aria-busy={!data}>
      <QrCode svg={data?.qrCodeSvg ?? null} />
      <button type="button" onClick={onNext} disabled={!data} className={buttonClass()}>
        {button}
      </button>
      <p className="divider">{words.orEnterCodeManually}</p>
      <ManualKey secretKey={data?.secretKey ?? ''} />
    </div>
  )
}

function ManualKey({ secretKey }: { secretKey: string }) {
  const { copied, copy } = useClipboard()
  const isCopied = secretKey !== '' && copied === secretKey
  return (
    <div className="flex items-stretch rounded-md border border-line bg-panel">
      <p className="min-h-[calc(2lh+1.5rem)] min-w-0 flex-1 px-4 py-3 font-mono text-sm leading-relaxed break-words select-all">
        <span className="sr-only">{words.setupKeyBefore}</span>
        {secretKey ? <CharacterGroups value={secretKey} size={4} /> : ' '}
      </p>
      <button
        type="button"
        disabled={!secretKey}
        onClick={() => copy(secretKey)}
        className="flex w-13 shrink-0 cursor-pointer items-center justify-center border-l border-line hover:bg-hover"
      >
        {isCopied ? (
          <Check aria-hidden="true" className="size-5 text-success" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
        <span className="sr-only">{isCopied ? words.setupKeyCopied : words.copySetupKey}</span>
      </button>
    </div>
  )
}
