import { expect, test } from 'vitest'
import { guessLimit } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password } from '#tests/support/account/accounts.ts'
import { deriveBits } from '#tests/support/quick-passwords.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

test('a guess that could not be evaluated is no guess: overload locks nobody out', async () => {
  const { email } = await createUser()
  const logIn = () => newVisitor().send(routes.login.href(), { email, password }, { as: 'json' })
  for (let tried = 0; tried <= guessLimit.wrong; tried++) {
    deriveBits.mockRejectedValueOnce(new Error('No room'))
    expect((await logIn()).status).toBe(500)
  }
  expect((await logIn()).status).toBe(200)
})
