import { useState } from 'react'
import { firstError } from '#client/ui/first-error.ts'
import { OneTimeCode } from '#client/ui/one-time-code.tsx'
import { routes } from '#shared/routes.ts'
import { AuthForm } from './auth-form.tsx'

/** Answers the challenge by the six digits of an authenticator application. */
export function CodeForm({ autoFocus, fresh }: { autoFocus: boolean; fresh: boolean }) {
  const [code, setCode] = useState('')
  return (
    <AuthForm
      action={routes.twoFactorChallenge.href()}
      button="Continue"
      fresh={fresh}
      onError={() => setCode('')}
      onSuccess={() => setCode('')}
    >
      {(errors) => (
        <OneTimeCode
          label="Authentication code"
          name="code"
          value={code}
          onChange={setCode}
          autoFocus={autoFocus}
          error={firstError(errors, 'code')}
        />
      )}
    </AuthForm>
  )
}
