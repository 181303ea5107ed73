import { Form, router, usePage } from '@inertiajs/react'
import { type ReactNode, useRef, useState } from 'react'
import { useHydrated } from '#client/hooks/use-hydrated.ts'
import type { ErrorMap, SharedProps } from '#shared/pages.ts'
import { AuthFields } from './auth-fields.tsx'

interface AuthFormProps {
  action: string
  /** What its one button says. */
  button: string
  /** The fields emptied once the server refused, and once it accepted. */
  clearOnError?: readonly string[]
  clearOnSuccess?: readonly string[]
  /** Whether it is another form than the one that the errors of the page are about. */
  fresh?: boolean
  onError?: () => void
  onSuccess?: () => void
  children: (errors: ErrorMap) => ReactNode
}

/** A form of an account screen: sent by the browser until the script has taken it over. */
export function AuthForm(props: AuthFormProps) {
  const { action, button, clearOnError = [], clearOnSuccess = [], fresh = false, children } = props
  const page = usePage().props as unknown as SharedProps
  const [errors, setErrors] = useState<ErrorMap>(fresh ? {} : page.errors)
  const fields = useRef<HTMLFieldSetElement>(null)
  return (
    <Form
      method="post"
      action={action}
      noValidate={useHydrated()}
      onError={(refused) => {
        setErrors(refused)
        clear(fields.current, clearOnError)
        props.onError?.()
      }}
      onSuccess={() => {
        // What was fetched ahead is of whoever was here before.
        router.flushAll()
        setErrors({})
        clear(fields.current, clearOnSuccess)
        props.onSuccess?.()
      }}
    >
      <input type="hidden" name="_token" value={page.csrfToken} autoComplete="off" />
      <AuthFields ref={fields} button={button} errors={errors}>
        {children(errors)}
      </AuthFields>
    </Form>
  )
}

// Not by a reset, which would bring back what the browser had filled in before the script came.
function clear(fields: HTMLFieldSetElement | null, names: readonly string[]) {
  for (const name of names) {
    const field = fields?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}
