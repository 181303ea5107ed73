import { Form } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { CsrfField } from './plain-form.tsx'

interface OneButtonFormProps {
  action: string
  tone?: 'quiet' | 'quiet-danger'
  className?: string
  onStart?: () => void
  onSuccess?: () => void
  /** The button's label. */
  children: ReactNode
}

/** A form with a single small button; works without a script too. */
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
