import { useRef } from 'react'
import { AppLayout } from '#client/layouts/app-layout.tsx'
import { SettingsLayout } from '#client/layouts/settings-layout.tsx'
import { DisableTwoFactor } from '#client/sections/two-factor/disable-two-factor.tsx'
import { RecoveryCodes } from '#client/sections/two-factor/recovery-codes.tsx'
import { TwoFactorState } from '#client/sections/two-factor/two-factor-state.tsx'
import type { Pages } from '#shared/pages.ts'

export default function TwoFactorScreen(props: Pages['settings/two-factor']) {
  const state = useRef<HTMLDivElement>(null)
  return (
    <>
      <TwoFactorState {...props} ref={state} />
      {props.twoFactorEnabled && (
        <>
          <RecoveryCodes />
          <DisableTwoFactor onDone={() => state.current?.focus()} />
        </>
      )}
    </>
  )
}

TwoFactorScreen.layout = [AppLayout, SettingsLayout]
