import { useRef } from 'react'
import { lengths } from '#shared/constants.ts'
import { buttonClass } from './button-class.ts'
import { Field } from './field.tsx'
import { useFocusAfterSubmit } from './use-focus-after-submit.ts'

interface EmailRowProps {
  label: string
  button: string
  processing: boolean
  error: string | undefined
  /** The refused email address of a form that was sent without a script. */
  oldInput: string | undefined
}

/** An email address and the button beside it: all that a subscription asks for. */
export function EmailRow({ label, button, processing, error, oldInput }: EmailRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useFocusAfterSubmit(row, { processing, errors: error ? { email: error } : {} })
  return (
    <div ref={row} className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <Field label={label} name="email" error={error} className="flex-1">
        {(control) => (
          <input
            {...control}
            type="email"
            required
            autoComplete="email"
            maxLength={lengths.newsletterEmail}
            defaultValue={oldInput}
          />
        )}
      </Field>
      <button
        type="submit"
        disabled={processing}
        aria-busy={processing}
        className={buttonClass({ tone: 'quiet', className: 'min-h-12.5 sm:mt-[2.2rem]' })}
      >
        {button}
      </button>
    </div>
  )
}
