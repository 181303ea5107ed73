import * as z from 'zod/mini'
import { isCommonPassword } from './common-password.ts'
import { lengths } from './constants.ts'
import { prepared } from './fields.ts'
import { messages } from './messages.ts'
import { countCodePoints, oneSpelling } from './text.ts'

interface PasswordPair {
  password: unknown
  confirmation: unknown
}

const newPassword = z.pipe(
  z.custom<PasswordPair>(),
  z.transform(({ password, confirmation }, { issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', message, input: password })
    if (password === undefined || password === null || password === '') {
      refuse(messages.required('password'))
    } else if (typeof password !== 'string') {
      refuse(messages.string('password'))
    } else {
      passwordFaults(password, confirmation).forEach(refuse)
      return password
    }
    return z.NEVER
  }),
)

function passwordFaults(password: string, confirmation: unknown): string[] {
  const size = countCodePoints(oneSpelling(password))
  const short = size < lengths.passwordMin
  const long = size > lengths.passwordMax
  const repeated = confirmation ?? ''
  return [
    short && messages.min('password', lengths.passwordMin),
    long && messages.max('password', lengths.passwordMax),
    !short && !long && isCommonPassword(password) && messages.password.common,
    typeof repeated === 'string' &&
      oneSpelling(repeated) !== oneSpelling(password) &&
      messages.password.mismatch,
  ].filter((message) => message !== false)
}

const passwordConfirmation = prepared(
  (value) => value ?? undefined,
  z.optional(z.string({ error: () => messages.string('password confirmation') })),
)

/** Fields with a new password and its confirmation; all that is wrong with it is said at once. */
export function withNewPassword<Shape extends z.core.$ZodShape>(shape: Shape) {
  return prepared(
    (input) => {
      const { password, password_confirmation: confirmation } = Object(input)
      return { ...Object(input), password: { password, confirmation } }
    },
    z.object({ ...shape, password: newPassword, password_confirmation: passwordConfirmation }),
  )
}
