import { AuthForm } from '#client/sections/auth/auth-form.tsx'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { firstError } from '#client/ui/first-error.ts'

interface TokenFormProps {
  title: string
  description: string
  action: string
  button: string
}

/** One button for the link of a mail: programs that open links to scan them press none. */
export function TokenForm({ title, description, action, button }: TokenFormProps) {
  return (
    <>
      <AuthHeading title={title} description={description} />
      <AuthForm action={action} button={button}>
        {(errors) => {
          const refused = firstError(errors, 'token')
          return refused && <Alert tone="danger">{refused}</Alert>
        }}
      </AuthForm>
    </>
  )
}
