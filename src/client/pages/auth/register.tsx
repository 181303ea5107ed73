import { Aside, AsideLink, AuthHeading, AuthLayout } from '#client/account/auth/auth-layout.tsx'
import {
  NewPassword,
  newPasswordFields,
  PersonFields,
} from '#client/account/form/account-fields.tsx'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { routes } from '#shared/routes.ts'

export default function RegisterScreen() {
  return (
    <>
      <AuthHeading
        title="Create an account"
        description="Follow markets, get rule alerts and track your enquiries. We’ll email a link to verify your address."
      />
      <AccountForm
        layout="card"
        action={routes.register.href()}
        button="Create account"
        clearOnSuccess={newPasswordFields}
      >
        {(errors) => (
          <>
            <PersonFields errors={errors} autoFocus />
            <NewPassword errors={errors} />
          </>
        )}
      </AccountForm>
      <Aside>
        Already have an account? <AsideLink href={routes.login.href()}>Log in</AsideLink>
      </Aside>
    </>
  )
}

RegisterScreen.layout = AuthLayout
