import { Form, useFormContext } from '@inertiajs/react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import type { FieldErrors } from '#client/ui/field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'

interface OwnPasswordDialogProps {
  open: boolean
  onClose: () => void
  /** The button that opens the dialog; it gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>
  title: string
  description: ReactNode
  action: string
  button: string
  /** True if success leads to another page, which must open at its top. */
  navigatesAway?: boolean
  onDone?: () => void
}

export function OwnPasswordDialog(props: OwnPasswordDialogProps) {
  const { open, onClose, opener, title, description, action, button, navigatesAway, onDone } = props
  const [errors, setErrors] = useState<FieldErrors>({})
  const fields = useRef<HTMLDivElement>(null)

  function close() {
    setErrors({})
    onClose()
  }

  function refuse(newErrors: FieldErrors) {
    setErrors(newErrors)
    const password = fields.current?.querySelector('input')
    if (password) password.value = ''
  }

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      focusAfter={() => opener.current}
      title={title}
      description={description}
    >
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
    </Modal>
  )
}

interface OwnPasswordFieldsProps {
  ref: RefObject<HTMLDivElement | null>
  errors: FieldErrors
  button: string
  onCancel: () => void
}

function OwnPasswordFields({ ref, errors, button, onCancel }: OwnPasswordFieldsProps) {
  const processing = useFormContext()?.processing ?? false

  useEffect(() => {
    if (errors.password) ref.current?.querySelector('input')?.focus()
  }, [errors, ref])

  return (
    <div ref={ref} className="mt-6 grid grid-cols-1 gap-6">
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="actions justify-end">
        <button type="button" className={buttonClass({ tone: 'quiet' })} onClick={onCancel}>
          Cancel
        </button>
        <SubmitButton processing={processing} tone="danger">
          {button}
        </SubmitButton>
      </div>
    </div>
  )
}
