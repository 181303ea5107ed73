import { Link } from '@inertiajs/react'
import { ShieldCheck } from 'lucide-react'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import { ActionForm } from '#client/account/two-factor/action-form.tsx'
import { PlainSetup } from '#client/account/two-factor/plain-setup.tsx'
import { useForgetRecoveryCodes, useTwoFactorSetup } from '#client/account/two-factor/queries.ts'
import { RecoveryCodes } from '#client/account/two-factor/recovery-codes.tsx'
import { SetupDialog } from '#client/account/two-factor/setup-dialog.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { withMethod } from '#client/ui/plain-form.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function TwoFactorScreen(props: Pages['settings/two-factor']) {
  const state = useRef<HTMLDivElement>(null)
  const codes = useRef<HTMLDivElement>(null)
  const [justEnabled, setJustEnabled] = useState(false)
  return (
    <>
      <TwoFactorState {...props} ref={state} codes={codes} onEnabled={() => setJustEnabled(true)} />
      {props.twoFactorEnabled && (
        <>
          <RecoveryCodesSetting ref={codes} justEnabled={justEnabled} confirmed={props.confirmed} />
          <DisableTwoFactor
            onDone={() => {
              setJustEnabled(false)
              state.current?.focus()
            }}
          />
        </>
      )}
    </>
  )
}

TwoFactorScreen.layout = settingsLayouts

type RecoveryCodesSettingProps = ComponentProps<typeof RecoveryCodes>

function RecoveryCodesSetting(props: RecoveryCodesSettingProps) {
  return (
    <SettingRow
      title="2FA Recovery Codes"
      description="Recovery codes let you regain access if you lose your phone. Keep them in a password manager, or print them."
    >
      <RecoveryCodes key={String(props.justEnabled)} {...props} />
    </SettingRow>
  )
}

type TwoFactorStateProps = Pages['settings/two-factor'] & {
  ref: RefObject<HTMLDivElement | null>
  /** Gets the focus once two-factor is on, because it then shows the codes. */
  codes: RefObject<HTMLDivElement | null>
  onEnabled: () => void
}

const enabledText =
  'With two-factor authentication enabled, you are asked for a six-digit code when you log in. You find it in the authenticator application on your phone.'
const disabledText =
  'When you enable two-factor authentication, you are asked for a six-digit code when you log in, besides your password. An authenticator application on your phone shows it.'

function TwoFactorState({ ref, codes, onEnabled, ...props }: TwoFactorStateProps) {
  const { twoFactorEnabled, setupPending, confirmed, status } = props
  const { start, dialog } = useSetupDialog({ ref, codes, onEnabled })
  return (
    <SettingRow
      title="Two-Factor Authentication"
      description="A second proof at sign-in: something you have, besides the password you know."
      className="print:hidden"
    >
      <div
        ref={ref}
        tabIndex={-1}
        className="grid grid-cols-1 justify-items-start gap-4 outline-none"
      >
        {status && <SecondFactorAlert status={status} />}
        {!confirmed && (
          <p className="text-sm text-muted">
            To change it, we ask for your second factor first, and bring you back here.
          </p>
        )}
        <Badge on={twoFactorEnabled}>{twoFactorEnabled ? 'Enabled' : 'Disabled'}</Badge>
        <p>{twoFactorEnabled ? enabledText : disabledText}</p>
        {!twoFactorEnabled && <EnableTwoFactor setupPending={setupPending} onReady={start} />}
        <SetupDialog {...props} {...dialog} />
      </div>
    </SettingRow>
  )
}

type SetupDialogOptions = Pick<TwoFactorStateProps, 'ref' | 'codes' | 'onEnabled'>

/** Returns the props of the set-up dialog, and the function that opens it. */
function useSetupDialog({ ref, codes, onEnabled }: SetupDialogOptions) {
  const [open, setOpen] = useState(false)
  const setup = useTwoFactorSetup(open)
  const forgetRecoveryCodes = useForgetRecoveryCodes()
  const justConfirmed = useRef(false)

  function start() {
    justConfirmed.current = false
    setOpen(true)
  }

  function onClose() {
    setOpen(false)
    setup.clear()
  }

  function onConfirmed() {
    justConfirmed.current = true
    forgetRecoveryCodes()
    onEnabled()
  }

  function focusAfter() {
    if (!justConfirmed.current) return ref.current?.querySelector('button') ?? ref.current
    codes.current?.scrollIntoView({ block: 'center' })
    return codes.current
  }

  return { start, dialog: { open, setup, onClose, onConfirmed, focusAfter } }
}

function SecondFactorAlert({ status }: { status: string }) {
  return (
    <Alert tone="danger" className="max-w-full">
      <p>{status}</p>
      <p className="mt-1 font-normal text-text">
        A{' '}
        <Link href={routes.passkeys.href()} className="link">
          passkey
        </Link>{' '}
        also meets this requirement.
      </p>
    </Alert>
  )
}

interface EnableTwoFactorProps {
  setupPending: boolean
  onReady: () => void
}

function EnableTwoFactor({ setupPending, onReady }: EnableTwoFactorProps) {
  if (setupPending) {
    return (
      <>
        <button
          type="button"
          onClick={onReady}
          className={buttonClass({ className: 'noscript:hidden' })}
        >
          <ShieldCheck aria-hidden="true" className="size-5" />
          Continue Setup
        </button>
        <PlainSetup />
      </>
    )
  }
  return (
    <ActionForm action={routes.enableTwoFactor.href()} button="Enable 2FA" onSuccess={onReady} />
  )
}

function DisableTwoFactor({ onDone }: { onDone: () => void }) {
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
        tone="quiet-danger"
        onSuccess={() => {
          forgetRecoveryCodes()
          onDone()
        }}
      />
    </SettingRow>
  )
}
