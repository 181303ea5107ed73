import type { ReactNode } from 'react'
import { ServerForm, type ServerFormProps } from '#client/ui/server-form.tsx'
import type { ErrorMap } from '#shared/pages.ts'
import { AuthFields } from './auth-fields.tsx'

interface AuthFormProps extends Omit<ServerFormProps, 'children' | 'preserveScroll'> {
  /** What its one button says. */
  button: string
  children: (errors: ErrorMap) => ReactNode
}

/** The form of an account screen. */
export function AuthForm({ button, children, ...form }: AuthFormProps) {
  return (
    <ServerForm {...form}>
      {(state) => (
        <AuthFields {...state} button={button}>
          {children(state.errors)}
        </AuthFields>
      )}
    </ServerForm>
  )
}
