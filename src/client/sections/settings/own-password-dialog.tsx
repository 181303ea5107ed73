import { Form } from '@inertiajs/react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Modal } from '#client/ui/modal.tsx'
import type { ErrorMap } from '#shared/pages.ts'
import { OwnPasswordFields } from './own-password-fields.tsx'

interface OwnPasswordDialogProps {
  open: boolean
  onClose: () => void
  /** The button that opened it: it has the focus again afterwards. */
  opener: RefObject<HTMLButtonElement | null>
  title: string
  description: ReactNode
  action: string
  button: string
  onDone?: () => void
}

/** A step that cannot be taken back: it asks for the password first. */
export function OwnPasswordDialog(props: OwnPasswordDialogProps) {
  const { open, onClose, opener, title, description, action, button, onDone } = props
  const [errors, setErrors] = useState<ErrorMap>({})
  const fields = useRef<HTMLDivElement>(null)

  function close() {
    setErrors({})
    onClose()
  }

  function refuse(refused: ErrorMap) {
    setErrors(refused)
    const password = fields.current?.querySelector('input')
    if (password) password.value = ''
  }

  return (
    <Modal
      open={open}
      onOpenChange={(wanted) => !wanted && close()}
      focusAfter={() => opener.current}
      title={title}
      description={description}
    >
      <Form
        method="post"
        action={action}
        noValidate
        options={{ preserveScroll: true }}
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
