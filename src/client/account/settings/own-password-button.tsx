import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { type ButtonTone, buttonClass } from '#client/ui/button-class.ts'
import { fieldErrors } from '#client/ui/field.tsx'
import { ModalButton } from '#client/ui/modal-button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { OwnPasswordForm, type OwnPasswordFormProps } from './own-password-form.tsx'
import * as words from './words.ts'

interface OwnPasswordButtonProps extends OwnPasswordFormProps {
  /** The label of the button that opens the dialog. */
  label: string
  tone: ButtonTone
  title: string
  description: ReactNode
}

/** Asks for the password before an irreversible step. */
export function OwnPasswordButton(props: OwnPasswordButtonProps) {
  const { label, tone, title, description, ...form } = props
  return (
    <>
      <ModalButton {...{ label, tone, title, description }}>
        {(close) => <OwnPasswordForm {...form} close={close} />}
      </ModalButton>
      <PlainOwnPassword {...{ tone, description }} action={form.action} button={form.button} />
    </>
  )
}

type PlainOwnPasswordProps = Pick<
  OwnPasswordButtonProps,
  'action' | 'button' | 'tone' | 'description'
>

/** The same step without a script. */
function PlainOwnPassword({ action, button, tone, description }: PlainOwnPasswordProps) {
  const errors = fieldErrors(usePage().props.errors)
  return (
    <noscript>
      <form method="post" action={action} className="grid grid-cols-1 gap-5">
        <FormTokens />
        <p>{description}</p>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <button type="submit" className={buttonClass({ tone, className: 'justify-self-start' })}>
          {button}
        </button>
      </form>
    </noscript>
  )
}
