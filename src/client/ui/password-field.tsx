import { useFormContext } from '@inertiajs/react'
import { type InputHTMLAttributes, useEffect, useState } from 'react'
import { Field } from './field.tsx'
import { useHydrated } from './use-hydrated.ts'
import * as words from './words.ts'

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  label: string
  name: string
  /** Tells it apart from a field of the same name in another form of the page. */
  form?: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  hint?: string
}

/** A password with a button that shows it; it is hidden again before it is sent. */
export function PasswordField({ label, name, form, error, hint, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const hydrated = useHydrated()
  const processing = useFormContext()?.processing
  useEffect(() => {
    if (processing) setVisible(false)
  }, [processing])
  return (
    <Field
      label={label}
      name={name}
      {...(form && { form })}
      error={error}
      announced
      hint={error ? undefined : hint}
      hintAt="start"
    >
      {({ className, ...control }) => (
        <div className="relative mt-2">
          <input
            {...control}
            {...input}
            type={isVisible && !processing ? 'text' : 'password'}
            className="field pr-18"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            hidden={!hydrated}
            onClick={() => setVisible(!isVisible)}
            aria-controls={control.id}
            className="field-button"
          >
            {isVisible ? words.hide : words.show}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
