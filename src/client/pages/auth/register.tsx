import { NewPassword, newPasswordFields, PersonFields } from '#client/account/account-fields.tsx'
import { AccountForm } from '#client/account/account-form.tsx'
import { Aside, AsideLink, AuthHeading, AuthLayout } from '#client/auth/auth-layout.tsx'
import { routes } from '#shared/routes.ts'

export default function RegisterScreen() {
  return (
    <>
      <AuthHeading
        title="Create an account"
        description="Three things, and we mail you a link to verify the address."
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
