import { Link } from '@inertiajs/react'
import { ShieldCheck } from 'lucide-react'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import { ActionForm } from '#client/account/two-factor/action-form.tsx'
import { CachedQueries } from '#client/account/two-factor/cached-queries.tsx'
import { PlainSetup } from '#client/account/two-factor/plain-setup.tsx'
import { useForgetRecoveryCodes, useTwoFactorSetup } from '#client/account/two-factor/queries.ts'
import { RecoveryCodes } from '#client/account/two-factor/recovery-codes.tsx'
import { SetupDialog } from '#client/account/two-factor/setup-dialog.tsx'
import * as words from '#client/account/two-factor/words.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { withMethod } from '#client/ui/plain-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function TwoFactorScreen(props: Pages['settings/two-factor']) {
  return (
    <CachedQueries>
      <TwoFactorSettings {...props} />
    </CachedQueries>
  )
}

TwoFactorScreen.layout = settingsLayouts

function TwoFactorSettings(props: Pages['settings/two-factor']) {
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

type RecoveryCodesSettingProps = ComponentProps<typeof RecoveryCodes>

function RecoveryCodesSetting(props: RecoveryCodesSettingProps) {
  return (
    <SettingRow title={words.recoveryCodesTitle} description={words.recoveryCodesExplained}>
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

const enabledText = words.enabledExplained
const disabledText = words.disabledExplained

function TwoFactorState({ ref, codes, onEnabled, ...props }: TwoFactorStateProps) {
  const { twoFactorEnabled, setupPending, confirmed, needsSecondFactor, status } = props
  const { start, dialog } = useSetupDialog({ ref, codes, onEnabled })
  return (
    <SettingRow
      title={words.twoFactorAuthentication}
      description={words.twoFactorLead}
      className="print:hidden"
    >
      <div
        ref={ref}
        tabIndex={-1}
        className="grid grid-cols-1 justify-items-start gap-4 outline-none"
      >
        {needsSecondFactor && <SecondFactorAlert status={status} />}
        {!confirmed && <p className="text-sm text-muted">{words.confirmFirst}</p>}
        <Badge on={twoFactorEnabled}>{twoFactorEnabled ? words.enabled : words.disabled}</Badge>
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

function SecondFactorAlert({ status }: { status: string | null }) {
  return (
    <Alert tone="danger" className="max-w-full">
      <p>{status}</p>
      <p className="mt-1 font-normal text-text">
        <RichText
          text={words.passkeyAlsoMeetsRequirement}
          marks={{
            link: (text) => (
              <Link href={routes.passkeys.href()} className="link">
                {text}
              </Link>
            ),
          }}
        />
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
          {words.continueSetup}
        </button>
        <PlainSetup />
      </>
    )
  }
  return (
    <ActionForm
      action={routes.enableTwoFactor.href()}
      button={words.enableTwoFactor}
      onSuccess={onReady}
    />
  )
}

function DisableTwoFactor({ onDone }: { onDone: () => void }) {
  const forgetRecoveryCodes = useForgetRecoveryCodes()
  return (
    <SettingRow
      title={words.turnItOff}
      description={words.turnItOffExplained}
      className="print:hidden"
    >
      <ActionForm
        action={withMethod(routes.enableTwoFactor.href(), 'DELETE')}
        button={words.disableTwoFactor}
        tone="quiet-danger"
        onSuccess={() => {
          forgetRecoveryCodes()
          onDone()
        }}
      />
    </SettingRow>
  )
}
