import { usePage } from '@inertiajs/react'
import { PasskeyButton } from '#client/account/passkeys/passkey-button.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { fieldErrors } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { OpenRoom } from '#shared/account/rooms/props.ts'
import { routes } from '#shared/routes.ts'
import { timeMark } from './room-files.tsx'
import * as words from './words.ts'

interface RoomTermsProps {
  room: string
  terms: NonNullable<OpenRoom['terms']>
  hasPasskeys: boolean
}

/** The terms of a room: to be accepted, or folded with the time at which they were. */
export function RoomTerms({ room, terms, hasPasskeys }: RoomTermsProps) {
  const { text, acceptedAt } = terms
  if (acceptedAt) {
    return (
      <details className="mt-8 measure text-sm">
        <summary className="min-h-11 cursor-pointer content-center">
          <span className="link">
            <RichText text={words.acceptedAt} marks={timeMark(acceptedAt)} />
          </span>
        </summary>
        <TermsText text={text} />
      </details>
    )
  }
  return (
    <TitledSection
      id="terms"
      title={words.terms}
      className="mt-8 max-w-2xl border border-line bg-panel p-panel"
    >
      <p className="mt-1 text-sm text-muted">{words.termsLead}</p>
      <TermsText text={text} />
      <Acceptance room={room} hash={terms.hash} hasPasskeys={hasPasskeys} />
    </TitledSection>
  )
}

function TermsText({ text }: { text: string }) {
  return (
    <p dir="auto" className="mt-4 wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  )
}

interface AcceptanceProps {
  room: string
  /** Of the text that is shown: another one is not accepted by this form. */
  hash: string
  hasPasskeys: boolean
}

function Acceptance({ room, hash, hasPasskeys }: AcceptanceProps) {
  const errors = fieldErrors(usePage().props.errors)
  const action = routes.roomTerms.href({ id: room })
  const other = errors.hash ?? errors.credential
  return (
    <>
      {other && (
        <Alert tone="danger" className="mt-6">
          {other}
        </Alert>
      )}
      <PostForm
        action={action}
        fields={{ hash }}
        noValidate={useHydrated()}
        resetOnError
        className="mt-6 border-t border-line pt-5"
      >
        <FormFieldset errors={errors} className="grid min-w-0 gap-5">
          {(processing) => (
            <>
              <p className="text-sm">{words.acceptExplained}</p>
              <PasswordField
                label={words.yourPassword}
                name="password"
                autoComplete="current-password"
                error={errors.password}
              />
              <SubmitButton processing={processing} className="sm:justify-self-start">
                {words.accept}
              </SubmitButton>
            </>
          )}
        </FormFieldset>
      </PostForm>
      {hasPasskeys && (
        <PasskeyButton
          options={routes.confirmPasskeyOptions.href()}
          action={action}
          fields={() => ({ hash })}
          alternative={words.insteadPassword}
        >
          {words.acceptWithPasskey}
        </PasskeyButton>
      )}
    </>
  )
}
