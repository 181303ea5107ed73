import { Form, useFormContext } from '@inertiajs/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#client/ui/field.tsx'
import { ModalActions } from '#client/ui/modal-button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import * as words from './words.ts'

export interface OwnPasswordFormProps {
  action: string
  /** The label of the button that confirms. */
  button: string
  /** True if success leads to another page, which must open at its top. */
  navigatesAway?: boolean
  onDone?: () => void
}

/** The password that confirms a step; rendered in an open dialog only. */
export function OwnPasswordForm(props: OwnPasswordFormProps & { close: () => void }) {
  const { action, button, navigatesAway, onDone, close } = props
  const [errors, setErrors] = useState<FieldErrors>({})
  const fields = useRef<HTMLDivElement>(null)

  function refuse(newErrors: FieldErrors) {
    setErrors(newErrors)
    const password = fields.current?.querySelector('input')
    if (password) password.value = ''
  }

  return (
    <Form
      method="post"
      action={action}
      noValidate
      options={{ preserveScroll: navigatesAway ? 'errors' : true }}
      onError={refuse}
      onSuccess={() => {
        close()
        onDone?.()
      }}
    >
      <OwnPasswordFields ref={fields} errors={errors} button={button} onCancel={close} />
    </Form>
  )
}

interface OwnPasswordFieldsProps {
  ref: RefObject<HTMLDivElement | null>
  errors: FieldErrors
  button: string
  onCancel: () => void
}

/** The password field and the buttons. */
function OwnPasswordFields({ ref, errors, button, onCancel }: OwnPasswordFieldsProps) {
  const processing = useFormContext()?.processing ?? false

  useEffect(() => {
    if (errors.password) ref.current?.querySelector('input')?.focus()
  }, [errors, ref])

  return (
    <div ref={ref} className="mt-6 grid grid-cols-1 gap-6">
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <ModalActions processing={processing} onCancel={onCancel}>
        {button}
      </ModalActions>
    </div>
  )
}
