import { Form, router, usePage } from '@inertiajs/react'
import { type ReactNode, useRef, useState } from 'react'
import { useHydrated } from '#client/hooks/use-hydrated.ts'
import { clearFields } from '#client/ui/clear-fields.ts'
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
        clearFields(fields.current, clearOnError)
        props.onError?.()
      }}
      onSuccess={() => {
        // What was fetched ahead is of whoever was here before.
        router.flushAll()
        setErrors({})
        clearFields(fields.current, clearOnSuccess)
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
