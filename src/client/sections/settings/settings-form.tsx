import type { ReactNode } from 'react'
import { ServerForm, type ServerFormProps } from '#client/ui/server-form.tsx'
import type { ErrorMap } from '#shared/pages.ts'
import { SettingsFields } from './settings-fields.tsx'

interface SettingsFormProps extends Omit<ServerFormProps, 'children' | 'preserveScroll'> {
  button: string
  children: (errors: ErrorMap) => ReactNode
}

/** A form of the settings: it leaves the page where it is. */
export function SettingsForm({ button, children, ...form }: SettingsFormProps) {
  return (
    <ServerForm {...form} preserveScroll>
      {(state) => (
        <SettingsFields {...state} button={button}>
          {children(state.errors)}
        </SettingsFields>
      )}
    </ServerForm>
  )
}
