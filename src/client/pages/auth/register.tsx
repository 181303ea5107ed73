import { AuthLayout } from '#client/layouts/auth-layout.tsx'
import { Aside, AsideLink } from '#client/sections/auth/aside.tsx'
import { AuthForm } from '#client/sections/auth/auth-form.tsx'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'
import { NewPassword, newPasswordFields } from '#client/sections/auth/new-password.tsx'
import { firstError } from '#client/ui/first-error.ts'
import { TextField } from '#client/ui/text-field.tsx'
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
            <TextField
              label="Name"
              name="name"
              autoComplete="name"
              required
              autoFocus
              error={firstError(errors, 'name')}
            />
            <TextField
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              required
              error={firstError(errors, 'email')}
            />
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
