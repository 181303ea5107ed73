import { AuthLayout } from '#client/layouts/auth-layout.tsx'
import { Aside, AsideLink } from '#client/sections/auth/aside.tsx'
import { AuthForm } from '#client/sections/auth/auth-form.tsx'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'
import { NewPassword, newPasswordFields } from '#client/ui/new-password.tsx'
import { PersonFields } from '#client/ui/person-fields.tsx'
import { routes } from '#shared/routes.ts'

export default function RegisterScreen() {
  return (
    <>
      <AuthHeading
        title="Create an account"
        description="Enter your details below to create your account"
      />
      <AuthForm
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
      </AuthForm>
      <Aside>
        Already have an account? <AsideLink href={routes.login.href()}>Log in</AsideLink>
      </Aside>
    </>
  )
}

RegisterScreen.layout = AuthLayout
