import type { ReactNode } from 'react'
import type { ButtonTone } from '#client/ui/button-class.ts'
import { ModalButton } from '#client/ui/modal-button.tsx'
import { OwnPasswordForm, type OwnPasswordFormProps } from './own-password-form.tsx'

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
    <ModalButton {...{ label, tone, title, description }}>
      {(close) => <OwnPasswordForm {...form} close={close} />}
    </ModalButton>
  )
}
