import { Form, usePage } from '@inertiajs/react'
import { type ReactNode, useRef, useState } from 'react'
import { useHydrated } from '#client/hooks/use-hydrated.ts'
import { clearFields } from '#client/ui/clear-fields.ts'
import type { ErrorMap, SharedProps } from '#shared/pages.ts'
import { SettingsFields } from './settings-fields.tsx'

interface SettingsFormProps {
  action: string
  button: string
  /** The fields emptied once the server refused, and once it accepted. */
  clearOnError?: readonly string[]
  clearOnSuccess?: readonly string[]
  children: (errors: ErrorMap) => ReactNode
}

/** A form of the settings: sent by the browser until the script has taken it over. */
export function SettingsForm(props: SettingsFormProps) {
  const { action, button, clearOnError = [], clearOnSuccess = [], children } = props
  const page = usePage().props as unknown as SharedProps
  const [errors, setErrors] = useState<ErrorMap>(page.errors)
  const fields = useRef<HTMLFieldSetElement>(null)
  return (
    <Form
      method="post"
      action={action}
      noValidate={useHydrated()}
      options={{ preserveScroll: true }}
      onError={(refused) => {
        setErrors(refused)
        clearFields(fields.current, clearOnError)
      }}
      onSuccess={() => {
        setErrors({})
        clearFields(fields.current, clearOnSuccess)
      }}
    >
      <input type="hidden" name="_token" value={page.csrfToken} autoComplete="off" />
      <SettingsFields ref={fields} button={button} errors={errors}>
        {children(errors)}
      </SettingsFields>
    </Form>
  )
}
