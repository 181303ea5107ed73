import { useRef } from 'react'
import { useFocusAfterSubmit } from '#client/hooks/use-focus-after-submit.ts'
import { Field } from '#client/ui/field.tsx'
import { lengths } from '#shared/constants.ts'
import { newsletter } from '#shared/content/insights.ts'

interface NewsletterFieldProps {
  processing: boolean
  error: string | undefined
  typed: string | undefined
}

/** The address and its button; once it was sent, the keyboard is where it goes on. */
export function NewsletterField({ processing, error, typed }: NewsletterFieldProps) {
  const row = useRef<HTMLDivElement>(null)
  useFocusAfterSubmit(row, { processing, errors: error ? { email: error } : {} })
  return (
    <div ref={row} className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <Field label={newsletter.label} name="email" error={error} className="flex-1">
        {(control) => (
          <input
            {...control}
            type="email"
            required
            autoComplete="email"
            maxLength={lengths.newsletterEmail}
            defaultValue={typed}
          />
        )}
      </Field>
      <button
        type="submit"
        disabled={processing}
        aria-busy={processing}
        className="button button-quiet min-h-[3.125rem] sm:mt-[2.2rem]"
      >
        {newsletter.action}
      </button>
    </div>
  )
}
