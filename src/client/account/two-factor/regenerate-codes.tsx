import { Form, useFormContext, usePage } from '@inertiajs/react'
import { type RefObject, useRef, useState } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import type { FieldErrors } from '#client/ui/field.tsx'
import { ModalActions, ModalButton } from '#client/ui/modal-button.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

const label = words.regenerateCodes
const action = routes.twoFactorRecoveryCodes.href()

export function RegenerateCodes({ onDone }: { onDone: () => void }) {
  return (
    <ModalButton
      label={label}
      tone="quiet"
      title={words.regenerateQuestion}
      description={words.regenerateWarning}
    >
      {(close) => <RegenerateForm close={close} onDone={onDone} />}
    </ModalButton>
  )
}

function RegenerateForm({ close, onDone }: { close: () => void; onDone: () => void }) {
  const [errors, setErrors] = useState<FieldErrors>({})
  return (
    <Form
      method="post"
      action={action}
      options={{ preserveScroll: true }}
      onError={setErrors}
      onSuccess={() => {
        close()
        onDone()
      }}
    >
      <ConfirmRegenerate errors={errors} onCancel={close} />
    </Form>
  )
}

function ConfirmRegenerate({ errors, onCancel }: { errors: FieldErrors; onCancel: () => void }) {
  const processing = useFormContext()?.processing ?? false
  const form: RefObject<HTMLDivElement | null> = useRef(null)
  useFocusAfterSubmit(form, { processing, errors })
  return (
    <div ref={form} className="mt-6 grid grid-cols-1 gap-6">
      {errors.code && <Alert tone="danger">{errors.code}</Alert>}
      <ModalActions processing={processing} onCancel={onCancel}>
        {label}
      </ModalActions>
    </div>
  )
}

/** The form without a script; its codes are shown once, in the reply. */
export function PlainRegenerateCodes() {
  const { errors } = usePage().props
  return (
    <noscript>
      <form method="post" action={action} className="grid justify-items-start gap-4">
        <FormTokens />
        <p>{words.regenerateWithoutScript}</p>
        {typeof errors.code === 'string' && <p className="text-danger">{errors.code}</p>}
        <button type="submit" className={buttonClass({ tone: 'quiet' })}>
          {label}
        </button>
      </form>
    </noscript>
  )
}
