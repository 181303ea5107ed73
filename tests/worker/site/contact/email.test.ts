import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { mailsFrom } from '#tests/support/mail/mailbox.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { contactMessage, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'

const path = routes.sendContactForm.href()

function send(email: unknown) {
  return newVisitor().send(path, contactMessage({ email }), { as: 'json' })
}

/** Returns an address with a number of characters and the longest labels that hosts can have. */
function addressOf(characters: number): string {
  const label = `${'d'.repeat(62)}.`
  const tail = '@'.concat(label.repeat(3), 'example')
  return 'x'.repeat(characters - tail.length) + tail
}

describe('an e-mail address', () => {
  test.each([
    'amina@example.com',
    'amina.otieno+kenya@mail.example.co.ke',
    'ü@example.com',
    'a@localhost',
    'a@bücher.example',
    "o'brien@example.com",
    '{amina}!#$%&*/=?^_`|~-@example.com',
    `${'x'.repeat(64)}@example.com`,
    `a@${'d'.repeat(63)}.example`,
    'a@1.example',
    'a@xn--bcher-kva.example',
  ])('may be %s', async (email) => {
    expect((await send(email)).status).toBe(200)
    expect(await messagesFrom(email)).toHaveLength(1)
  })

  test.each([
    'amina',
    'amina@',
    '@example.com',
    'a b@example.com',
    'a@b@example.com',
    'a@@example.com',
    'a@exam ple.com',
    'a@example.com.',
    'a@.example.com',
    'a@example..com',
    'a@-example.com',
    'a@example-.com',
    'a@exam_ple.com',
    `a@${'d'.repeat(64)}.example`,
    `${'x'.repeat(65)}@example.com`,
    'a@[127.0.0.1]',
    'a@example.com/path',
    'a@example.com:25',
    'mailto:amina@example.com',
    'Amina <amina@example.com>',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    ...[...'()<>[]:;\\,"'].map((char) => `a${char}b@example.com`),
  ])('may not be %s', async (email) => {
    const response = await send(email)
    expect(await errorsOf(response)).toEqual({ email: [messages.email] })
  })

  test.each([
    ['upper case', 'UPPER@Example.COM', 'upper@example.com'],
    ['spaces around it', '  spaces@example.com\n', 'spaces@example.com'],
    ['full-width characters', 'ｗｉｄｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'wide@example.com'],
    ['a combining accent', 'zoe\u0308@example.com', 'zoë@example.com'],
    ['a ligature', 'oﬃce@example.com', 'office@example.com'],
    ['control characters', 'ctl\u0000rl\u0007@example.com', 'ctlrl@example.com'],
    ['no-break spaces', '\u00a0nbsp@example.com\u3000', 'nbsp@example.com'],
    ['a Kelvin sign', '\u212Aelvin@example.com', 'kelvin@example.com'],
    ['a capital in two parts', 'U\u0308ber@example.com', '\u00fcber@example.com'],
    ['capital letters that compose only when small', 'J\u030C@example.com', '\u01f0@example.com'],
  ])('with %s is normalised before it is checked and stored', async (_, email, expected) => {
    const response = await send(email)
    expect(response.status).toBe(200)
    expect(await messagesFrom(expected)).toHaveLength(1)
    expect((await mailsFrom(expected))[0]?.replyTo).toBe(expected)
  })

  test.each([
    ['spaces', 'a\u00a8b@example.com'],
    ['an at-sign', 'a@b＠example.com'],
  ])('is refused when %s would come of its normal form', async (_, email) => {
    expect((await send(email)).status).toBe(422)
    expect(await messagesFrom(email)).toEqual([])
  })

  test('may have the longest length, and not one more', async () => {
    const max = lengths.contactEmail
    expect((await send(addressOf(max))).status).toBe(200)
    const response = await send(addressOf(max + 1))
    expect((await errorsOf(response)).email).toContain(messages.max('email', max))
  })
})
