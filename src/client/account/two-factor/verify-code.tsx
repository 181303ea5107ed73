import { Form, useFormContext } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import type { FieldErrors } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { twoFactor } from '#shared/account/constants.ts'
import { routes } from '#shared/routes.ts'
import { OneTimeCode } from './one-time-code.tsx'
import * as words from './words.ts'

interface VerifyCodeProps {
  onBack: () => void
  onConfirmed: () => void
}

export function VerifyCode({ onBack, onConfirmed }: VerifyCodeProps) {
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  return (
    <Form
      method="post"
      action={routes.confirmTwoFactor.href()}
      errorBag="confirmTwoFactorAuthentication"
      options={{ preserveScroll: true }}
      onError={(newErrors) => {
        setCode('')
        setErrors(newErrors)
      }}
      onSuccess={() => {
        setCode('')
        onConfirmed()
      }}
    >
      <VerifyFields code={code} onChange={setCode} errors={errors} onBack={onBack} />
    </Form>
  )
}

interface VerifyFieldsProps {
  code: string
  onChange: (code: string) => void
  errors: FieldErrors
  onBack: () => void
}

function VerifyFields({ code, onChange, errors, onBack }: VerifyFieldsProps) {
  const processing = useFormContext()?.processing ?? false
  const fields = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (errors.code) fields.current?.querySelector('input')?.focus()
  }, [errors])

  return (
    <div ref={fields} className="mt-6 grid grid-cols-1 gap-6">
      <OneTimeCode
        label={words.authenticationCode}
        name="code"
        value={code}
        onChange={onChange}
        autoFocus
        error={errors.code}
      />
      <div className="actions justify-end">
        <BackButton disabled={processing} onPress={onBack} />
        <ConfirmButton processing={processing} ready={code.length === twoFactor.digits} />
      </div>
    </div>
  )
}

function BackButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={disabled}
      className={buttonClass({ tone: 'quiet' })}
    >
      {words.back}
    </button>
  )
}

function ConfirmButton({ processing, ready }: { processing: boolean; ready: boolean }) {
  if (processing || ready) {
    return <SubmitButton processing={processing}>{words.confirm}</SubmitButton>
  }
  return (
    <button type="submit" disabled className={buttonClass({ className: 'px-11' })}>
      {words.confirm}
    </button>
  )
}
