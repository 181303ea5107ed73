import { z } from 'zod'
import { isCommonPassword } from './common-password.ts'
import { lengths } from './constants.ts'
import { messages } from './messages.ts'
import { codePoints, oneSpelling } from './typed.ts'

interface PasswordPair {
  password: unknown
  confirmation: unknown
}

const newPassword = z.custom<PasswordPair>().transform(({ password, confirmation }, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message })
  if (password === undefined || password === null || password === '') {
    refuse(messages.required('password'))
  } else if (typeof password !== 'string') {
    refuse(messages.string('password'))
  } else {
    passwordFaults(password, confirmation).forEach(refuse)
    return password
  }
  return z.NEVER
})

function passwordFaults(password: string, confirmation: unknown): string[] {
  const size = codePoints(oneSpelling(password))
  const short = size < lengths.passwordMin
  const long = size > lengths.passwordMax
  const given = confirmation ?? ''
  return [
    short && messages.min('password', lengths.passwordMin),
    long && messages.max('password', lengths.passwordMax),
    !short && !long && isCommonPassword(password) && messages.password.common,
    typeof given === 'string' &&
      oneSpelling(given) !== oneSpelling(password) &&
      messages.password.mismatch,
  ].filter((message) => message !== false)
}

const passwordConfirmation = z.preprocess(
  (value) => value ?? undefined,
  z.string({ error: () => messages.string('password confirmation') }).optional(),
)

/** Fields with a new password and its confirmation; all that is wrong with it is said at once. */
export function withNewPassword<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(
    (input) => {
      const { password, password_confirmation: confirmation } = input as Record<string, unknown>
      return { ...(input as object), password: { password, confirmation } }
    },
    z.object({ ...shape, password: newPassword, password_confirmation: passwordConfirmation }),
  )
}
