import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '#client/hooks/use-hydrated.ts'
import { AuthLayout } from '#client/layouts/auth-layout.tsx'
import { ChallengeMode } from '#client/sections/auth/challenge-mode.tsx'
import { CodeForm } from '#client/sections/auth/code-form.tsx'
import { RecoveryCodeForm } from '#client/sections/auth/recovery-code-form.tsx'
import type { SharedProps } from '#shared/pages.ts'

const code = 'authentication-code'
const recovery = 'recovery-code'

export default function TwoFactorChallengeScreen({ errors }: SharedProps) {
  const hydrated = useHydrated()
  const [first] = useState(errors.recovery_code ? recovery : code)
  const [mode, setMode] = useState(first)
  const [toggled, setToggled] = useState(false)

  // Whoever followed the link before the script came has chosen by the address's fragment.
  useLayoutEffect(() => {
    const chosen = location.hash.slice(1)
    if (chosen === code || chosen === recovery) setMode(chosen)
  }, [])

  function open(other: typeof mode) {
    setMode(other)
    setToggled(true)
  }

  // Without a script both are there and the style sheet shows one; with it, leaving one ends it.
  return (
    <div className="either">
      {(!hydrated || mode === code) && (
        <ChallengeMode
          id={code}
          first={mode === code}
          title="Authentication Code"
          description="Enter the authentication code provided by your authenticator application."
          other={{
            id: recovery,
            label: 'login using a recovery code',
            open: () => open(recovery),
          }}
        >
          <CodeForm autoFocus={hydrated || first === code} fresh={toggled} />
        </ChallengeMode>
      )}
      {(!hydrated || mode === recovery) && (
        <ChallengeMode
          id={recovery}
          first={mode === recovery}
          title="Recovery Code"
          description="Please confirm access to your account by entering one of your emergency recovery codes."
          other={{
            id: code,
            label: 'login using an authentication code',
            open: () => open(code),
          }}
        >
          <RecoveryCodeForm autoFocus={hydrated || first === recovery} fresh={toggled} />
        </ChallengeMode>
      )}
    </div>
  )
}

TwoFactorChallengeScreen.layout = AuthLayout
