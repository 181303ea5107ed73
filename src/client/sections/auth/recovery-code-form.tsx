import { firstError } from '#client/ui/first-error.ts'
import { TextField } from '#client/ui/text-field.tsx'
import { routes } from '#shared/routes.ts'
import { AuthForm } from './auth-form.tsx'

/** Answers the challenge by one of the codes kept for the day the authenticator is lost. */
export function RecoveryCodeForm({ autoFocus, fresh }: { autoFocus: boolean; fresh: boolean }) {
  return (
    <AuthForm
      action={routes.twoFactorChallenge.href()}
      button="Continue"
      fresh={fresh}
      clearOnError={['recovery_code']}
    >
      {(errors) => (
        <TextField
          label="Recovery code"
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus={autoFocus}
          error={firstError(errors, 'recovery_code')}
        />
      )}
    </AuthForm>
  )
}
