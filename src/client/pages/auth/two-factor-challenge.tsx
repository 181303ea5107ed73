import { ChevronRight } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { OneTimeCode } from '#client/account/two-factor/one-time-code.tsx'
import { RecoveryCodeField } from '#client/account/two-factor/recovery-code-field.tsx'
import * as words from '#client/account/two-factor/words.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useFirm } from '#client/use-firm.ts'
import { emailUrl } from '#shared/knowledge/firm.ts'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

const code = 'authentication-code'
const recovery = 'recovery-code'

type Mode = typeof code | typeof recovery

export default function TwoFactorChallengeScreen({ errors }: SharedProps) {
  const hydrated = useHydrated()
  const [initialMode] = useState<Mode>(errors.recovery_code ? recovery : code)
  const { mode, switched, open } = useMode(initialMode)
  // Without a script both are in the page, and the style sheet shows one of them.
  return (
    <>
      <div className="challenge">
        {modes
          .filter(({ id }) => !hydrated || mode === id)
          .map(({ id, Answer, other, ...texts }) => (
            <ChallengeMode
              key={id}
              id={id}
              isFirst={mode === id}
              {...texts}
              other={{ ...other, open: () => open(other.id) }}
            >
              <Answer autoFocus={hydrated || initialMode === id} switched={switched} />
            </ChallengeMode>
          ))}
      </div>
      <LockedOutHelp />
    </>
  )
}

TwoFactorChallengeScreen.layout = AuthLayout

const modes = [
  {
    id: code,
    title: words.challengeByCode,
    description: words.challengeByCodeExplained,
    other: { id: recovery, label: words.loginUsingRecoveryCode },
    Answer: CodeForm,
  },
  {
    id: recovery,
    title: words.challengeByRecoveryCode,
    description: words.challengeByRecoveryCodeExplained,
    other: { id: code, label: words.loginUsingAuthenticationCode },
    Answer: RecoveryCodeForm,
  },
] as const

/** Returns the current way to answer, and whether the person has switched to it. */
function useMode(initialMode: Mode) {
  const [mode, setMode] = useState(initialMode)
  const [switched, setSwitched] = useState(false)

  // The link to the other way is a fragment, which may have been followed before hydration.
  useLayoutEffect(() => {
    const fragment = location.hash.slice(1)
    if (fragment === code || fragment === recovery) setMode(fragment)
  }, [])

  function open(other: Mode) {
    setMode(other)
    setSwitched(true)
  }

  return { mode, switched, open }
}

interface ChallengeModeProps {
  id: string
  /** True if the style sheet shows this one when the URL has no fragment. */
  isFirst: boolean
  title: string
  description: string
  other: { id: string; label: string; open: () => void }
  children: ReactNode
}

/** One of the two modes to answer the challenge, with a link to the other. */
function ChallengeMode(props: ChallengeModeProps) {
  const { id, isFirst, title, description, other, children } = props
  return (
    <section id={id} data-first={isFirst || undefined}>
      <AuthHeading title={title} description={description} />
      {children}
      <p className="mt-6 border-t border-line pt-4 text-muted">
        <RichText
          text={words.orYouCan}
          marks={{
            other: () => (
              <a
                href={`#${other.id}`}
                onClick={(event) => {
                  event.preventDefault()
                  other.open()
                }}
                className="link py-3 font-medium"
              >
                {other.label}
              </a>
            ),
          }}
        />
      </p>
    </section>
  )
}

function LockedOutHelp() {
  const { email } = useFirm()
  return (
    <details className="group mt-2 text-muted">
      <summary className="inline-flex min-h-11 items-center gap-2 font-medium hover:text-text">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-90"
        />
        {words.lostPhoneAndCodes}
      </summary>
      <div className="grid gap-3 pt-1 pb-2 text-sm">
        <p>{words.lockedOutButLoggedIn}</p>
        <p>
          <RichText
            text={words.lockedOutEverywhere}
            marks={{
              email: () => (
                <a href={emailUrl(email)} className="link break-words">
                  {email}
                </a>
              ),
            }}
          />
        </p>
      </div>
    </details>
  )
}

interface AnswerProps {
  autoFocus: boolean
  /** True if the person switched from the other form, which the page's errors belong to. */
  switched: boolean
}

function CodeForm({ autoFocus, switched }: AnswerProps) {
  const [code, setCode] = useState('')
  return (
    <AccountForm
      layout="card"
      action={routes.twoFactorChallenge.href()}
      button={words.continueLabel}
      ignorePageErrors={switched}
      onError={() => setCode('')}
      onSuccess={() => setCode('')}
    >
      {(errors) => (
        <OneTimeCode
          label={words.authenticationCode}
          name="code"
          value={code}
          onChange={setCode}
          autoFocus={autoFocus}
          error={errors.code}
        />
      )}
    </AccountForm>
  )
}

function RecoveryCodeForm({ autoFocus, switched }: AnswerProps) {
  return (
    <AccountForm
      layout="card"
      action={routes.twoFactorChallenge.href()}
      button={words.continueLabel}
      ignorePageErrors={switched}
      clearOnError={['recovery_code']}
    >
      {(errors) => <RecoveryCodeField autoFocus={autoFocus} error={errors.recovery_code} />}
    </AccountForm>
  )
}
