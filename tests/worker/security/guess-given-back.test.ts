import { expect, test, vi } from 'vitest'
import { guessLimit } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password } from '#tests/support/accounts.ts'
import { newVisitor } from '#tests/support/contact.ts'

test('a guess that could not be evaluated is no guess: overload locks nobody out', async () => {
  const { email } = await createUser()
  const logIn = () => newVisitor().send(routes.login.href(), { email, password }, { as: 'json' })
  const derive = vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValue(new Error('No room'))
  for (let tried = 0; tried <= guessLimit.wrong; tried++) {
    expect((await logIn()).status).toBe(500)
  }
  derive.mockRestore()
  expect((await logIn()).status).toBe(200)
})
