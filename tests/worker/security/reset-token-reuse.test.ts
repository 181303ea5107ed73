import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { mailCooldownSeconds } from '#shared/account/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  createUser,
  newPassword,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { resetTokenOf, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { databaseWith } from '#tests/support/replacing.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const invalid = { email: [messages.reset.invalidToken] }

stoppedClock()

async function tokenFor({ email }: Account): Promise<string> {
  await newVisitor().send(routes.forgotPassword.href(), { email })
  return resetTokenOf(email)
}

function reset(
  { email }: { email: string },
  token: string,
  text = newPassword,
  visitor = newVisitor(),
) {
  const fields = { token, email, password: text, password_confirmation: text }
  return visitor.send(routes.replacePassword.href(), fields, { as: 'json' })
}

const canLogIn = async ({ email }: Account, password: string) =>
  (await newVisitor().send(routes.login.href(), { email, password }, { as: 'json' })).ok

describe('a reset token', () => {
  test('works once', async () => {
    const account = await createUser()
    const token = await tokenFor(account)
    expect((await reset(account, token)).status).toBe(200)
    await expectInvalid(await reset(account, token, 'yet another passphrase'), invalid)
    expect(await canLogIn(account, newPassword)).toBe(true)
  })

  test('works once when it comes many times at once', async () => {
    const account = await createUser()
    const token = await tokenFor(account)
    const texts = ['first of the new ones', 'second of the new ones', 'third of the new ones']
    const replies = await Promise.all(texts.map((text) => reset(account, token, text)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const won = replies.findIndex(({ status }) => status === 200)
    for (const [at, text] of texts.entries()) {
      expect(await canLogIn(account, text)).toBe(at === won)
    }
    const notices = (await subjectsTo(account.email)).filter(
      (subject) => subject !== subjects.reset,
    )
    expect(notices).toEqual([subjects.passwordChanged])
  })

  test('stays good when the new password cannot be stored', async () => {
    const account = await createUser()
    const token = await tokenFor(account)
    const batch = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    const visitor = newVisitor({ DB: databaseWith({ batch }) })
    expect((await reset(account, token, newPassword, visitor)).status).toBe(503)
    expect(await canLogIn(account, account.password)).toBe(true)
    expect((await reset(account, token)).status).toBe(200)
  })

  test('of another account is refused, and stays good for its own', async () => {
    const [mine, theirs] = [await createUser(), await createUser()]
    const token = await tokenFor(mine)
    await tokenFor(theirs)
    await expectInvalid(await reset(theirs, token), invalid)
    expect(await canLogIn(theirs, theirs.password)).toBe(true)
    expect((await reset(mine, token)).status).toBe(200)
  })

  test('is worthless once a new one was mailed, and good while none was', async () => {
    const account = await createUser()
    const first = await tokenFor(account)
    expect(await tokenFor(account)).toBe(first)
    later(mailCooldownSeconds)
    const second = await tokenFor(account)
    expect(second).not.toBe(first)
    await expectInvalid(await reset(account, first), invalid)
    expect((await reset(account, second)).status).toBe(200)
  })

  test('is not used up by looking at the page of the link', async () => {
    const account = await createUser()
    const token = await tokenFor(account)
    const link = `${routes.resetPassword.href({ token })}?email=${account.email}`
    await newVisitor().page(link)
    await newVisitor().visit(link, { method: 'HEAD' })
    expect((await reset(account, token)).status).toBe(200)
  })

  test('is worthless after the password was changed in the settings', async () => {
    const account = await createUser()
    const token = await tokenFor(account)
    const browser = await signedInAs(account)
    const fields = {
      current_password: account.password,
      password: newPassword,
      password_confirmation: newPassword,
    }
    await browser.send(routes.password.href(), fields, { as: 'json', method: 'PUT' })
    await expectInvalid(await reset(account, token, 'yet another passphrase'), invalid)
  })

  test('is worthless after the address was changed, under either address', async () => {
    const account = await createUser()
    const token = await tokenFor(account)
    const browser = await signedInAs(account)
    const fields = { name: 'Amina', email: 'moved@example.com' }
    await browser.send(routes.profile.href(), fields, { as: 'json', method: 'PATCH' })
    await expectInvalid(await reset(account, token), invalid)
    await expectInvalid(await reset(fields, token), invalid)
  })

  test.each(['', 'F'.repeat(64), "' OR 1=1 --"])('is not guessed: %j', async (guess) => {
    const account = await createUser()
    await tokenFor(account)
    expect((await reset(account, guess)).status).toBe(422)
    expect(await canLogIn(account, account.password)).toBe(true)
  })

  test('is stored as a hash alone', async () => {
    const token = await tokenFor(await createUser())
    const { results } = await env.DB.prepare('SELECT * FROM reset_tokens').all()
    expect(JSON.stringify(results)).not.toContain(token)
  })
})
