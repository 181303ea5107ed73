import { AccountForm } from '#client/account/account-form.tsx'
import { Alert } from '#client/ui/alert.tsx'
import { AuthHeading } from './auth-layout.tsx'

interface TokenFormProps {
  title: string
  description: string
  action: string
  button: string
}

/** Behind a link of a mail, one button: scanners of mail open links, but press no button. */
export function TokenForm({ title, description, action, button }: TokenFormProps) {
  return (
    <>
      <AuthHeading title={title} description={description} />
      <AccountForm layout="card" action={action} button={button}>
        {(errors) => {
          const refused = errors.token
          return refused && <Alert tone="danger">{refused}</Alert>
        }}
      </AccountForm>
    </>
  )
}
