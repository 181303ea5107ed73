import { commonPasswords } from 'virtual:common-passwords'
import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { frontDecode } from '#shared/front-coding.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid } from '#tests/support/account/account-replies.ts'
import { password } from '#tests/support/account/accounts.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const valid = { name: 'Ben', password, password_confirmation: password }
const { accountName, accountEmail, passwordMin, passwordMax } = lengths
const tooShort = messages.min('password', passwordMin)
const tooLong = messages.max('password', passwordMax)
const { common, mismatch } = messages.password

let people = 0
const nextEmail = () => `fields-${people++}@example.com`

const register = (changes: Record<string, unknown>) =>
  newVisitor().send(
    routes.register.href(),
    { ...valid, email: nextEmail(), ...changes },
    { as: 'json' },
  )

const both = (text: string) => ({ password: text, password_confirmation: text })

describe('the name of a registration', () => {
  test('may be as long as the limit, counted in code points', async () => {
    expect((await register({ name: '🦒'.repeat(accountName) })).status).toBe(201)
  })

  test.each([
    ['too long', 'x'.repeat(accountName + 1), messages.max('name', accountName)],
    ['of spaces only', '   ', messages.required('name')],
    ['null', null, messages.required('name')],
    ['of control characters only', '\u0000\u0007', messages.required('name')],
  ])('is refused when it is %s', async (_, name, message) => {
    await expectInvalid(await register({ name }), { name: [message] })
  })
})

describe('the address of a registration', () => {
  const longest = `${'l'.repeat(64)}@${`${'d'.repeat(59)}.`.repeat(3)}example.co`

  // Every form that is no address: `site/contact/email`.
  test('may be the longest, and may not be what is none', async () => {
    expect((await register({ email: longest })).status).toBe(201)
    await expectInvalid(await register({ email: 'a b@example.com' }), { email: [messages.email] })
  })

  test('may not be longer than the limit', async () => {
    const email = `a@${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(80)}.com`
    const response = await register({ email })
    const errors = await errorsOf(response)
    expect(email.length).toBeGreaterThan(accountEmail)
    expect(errors.email).toContain(messages.max('email', accountEmail))
  })
})

describe('the password of a registration', () => {
  test.each([
    ['the shortest', 'q7#Zp!2k'.slice(0, passwordMin)],
    ['the longest', 'ab3 '.repeat(passwordMax / 4)],
    ['the longest of emoji', '🦒'.repeat(passwordMax)],
    ['words with spaces at both ends', '  many words here  '],
    ['digits alone that nobody uses', '8305917264'],
    ['the name of the firm among other words', 'kilima at sunrise'],
  ])('may be %s', async (_, text) => {
    expect((await register(both(text))).status).toBe(201)
  })

  const frequent = frontDecode(commonPasswords).find((word) => word.length > passwordMin) ?? ''

  test.each([
    ['too short', 'q7#Zp!2k'.slice(0, passwordMin - 1), tooShort],
    ['too short, counted in code points', '🦒'.repeat(passwordMin - 1), tooShort],
    ['too short once it is composed', 'e\u0301'.repeat(passwordMin - 1), tooShort],
    ['too long', 'x'.repeat(passwordMax + 1), tooLong],
    ['a common one', frequent, common],
    ['a common one in capitals', frequent.toUpperCase(), common],
    ['the name of the firm', 'KilimaAdvisory', common],
    ['the name of the firm with signs between', 'kilima_advisory!', common],
    ['a word of that name with digits', 'Kilima2026', common],
  ])('may not be %s', async (_, text, message) => {
    await expectInvalid(await register(both(text)), { password: [message] })
  })

  test('lists all its errors in order', async () => {
    const short = { password: 'abc', password_confirmation: 'xyz' }
    await expectInvalid(await register(short), { password: [tooShort, mismatch] })
    const fields = { password: frequent, password_confirmation: 'xyz' }
    await expectInvalid(await register(fields), { password: [common, mismatch] })
    const long = { password: 'x'.repeat(passwordMax + 1), password_confirmation: '' }
    await expectInvalid(await register(long), { password: [tooLong, mismatch] })
  })

  test('may be repeated on a keyboard that composes its letters otherwise', async () => {
    const spelt = { password: 'Ångström', password_confirmation: 'Ångström'.normalize('NFD') }
    expect((await register(spelt)).status).toBe(201)
  })

  test.each(['', null, undefined, `${password} `])(
    'must be repeated exactly: %j is not enough',
    async (confirmation) => {
      const response = await register({ password_confirmation: confirmation })
      await expectInvalid(response, { password: [mismatch] })
    },
  )
})
