import { Form, usePage } from '@inertiajs/react'
import { type ReactNode, useRef, useState } from 'react'
import { useHydrated } from '#client/hooks/use-hydrated.ts'
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
        clear(fields.current, clearOnError)
      }}
      onSuccess={() => {
        setErrors({})
        clear(fields.current, clearOnSuccess)
      }}
    >
      <input type="hidden" name="_token" value={page.csrfToken} autoComplete="off" />
      <SettingsFields ref={fields} button={button} errors={errors}>
        {children(errors)}
      </SettingsFields>
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
