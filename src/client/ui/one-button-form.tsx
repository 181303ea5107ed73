import { Form } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { CsrfField } from './plain-form.tsx'

interface OneButtonFormProps {
  action: string
  tone?: 'quiet' | 'quiet-danger'
  /** Of the form. */
  className?: string
  onStart?: () => void
  onSuccess?: () => void
  /** What the button says. */
  children: ReactNode
}

/** A form that is one small button, with a script or without: what it does is done at once. */
export function OneButtonForm({ action, tone = 'quiet', children, ...form }: OneButtonFormProps) {
  return (
    <Form method="post" action={action} options={{ preserveScroll: true }} {...form}>
      {({ processing }) => (
        <>
          <CsrfField />
          <button
            type="submit"
            disabled={processing}
            aria-busy={processing}
            className={buttonClass({ tone, size: 'small', className: 'grow' })}
          >
            {children}
          </button>
        </>
      )}
    </Form>
  )
}
