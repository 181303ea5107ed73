import { Form, router, usePage } from '@inertiajs/react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useHydrated } from '#client/hooks/use-hydrated.ts'
import type { ErrorMap, SharedProps } from '#shared/pages.ts'
import { clearFields } from './clear-fields.ts'

/** What the fields of a form have to know of it. */
export interface FormState {
  ref: RefObject<HTMLFieldSetElement | null>
  errors: ErrorMap
}

export interface ServerFormProps {
  action: string
  /** The fields emptied once the server refused, and once it accepted. */
  clearOnError?: readonly string[]
  clearOnSuccess?: readonly string[]
  /** Whether it is another form than the one that the errors of the page are about. */
  fresh?: boolean
  preserveScroll?: boolean
  onError?: () => void
  onSuccess?: () => void
  children: (state: FormState) => ReactNode
}

/** A form of the account: sent by the browser until the script has taken it over. */
export function ServerForm(props: ServerFormProps) {
  const { action, clearOnError = [], clearOnSuccess = [], preserveScroll = false } = props
  const page = usePage().props as unknown as SharedProps
  const [errors, setErrors] = useState<ErrorMap>(props.fresh ? {} : page.errors)
  const fields = useRef<HTMLFieldSetElement>(null)
  return (
    <Form
      method="post"
      action={action}
      noValidate={useHydrated()}
      options={{ preserveScroll }}
      onError={(refused) => {
        setErrors(refused)
        clearFields(fields.current, clearOnError)
        props.onError?.()
      }}
      onSuccess={() => {
        // What was fetched ahead may be of whoever was here before, or of what was just changed.
        router.flushAll()
        setErrors({})
        clearFields(fields.current, clearOnSuccess)
        props.onSuccess?.()
      }}
    >
      <input type="hidden" name="_token" value={page.csrfToken} autoComplete="off" />
      {props.children({ ref: fields, errors })}
    </Form>
  )
}
