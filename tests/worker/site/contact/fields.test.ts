import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { services } from '#shared/knowledge/records/services.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { mailsFrom } from '#tests/support/mail/mailbox.ts'
import { contactMessage, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'

const path = routes.sendContactForm.href()
const emoji = '🦁' // one code point, two UTF-16 units, four bytes

interface Refusal {
  message: string
  errors: Record<string, string[]>
}

function send(changes: Record<string, unknown>) {
  return newVisitor().send(path, contactMessage(changes), { as: 'json' })
}

async function refusal(changes: Record<string, unknown>): Promise<Refusal> {
  const response = await send(changes)
  expect(response.status).toBe(422)
  return response.json()
}

const fields = [
  ['firstName', 'first name', lengths.personName],
  ['lastName', 'last name', lengths.personName],
  ['company', 'company', lengths.company],
  ['message', 'message', lengths.messageMax],
] as const

describe('a required field', () => {
  test.each([
    ['firstName', 'first name'],
    ['lastName', 'last name'],
    ['email', 'email'],
    ['service', 'service'],
    ['message', 'message'],
  ])('%s is asked for when it is missing', async (field, words) => {
    for (const missing of [undefined, null, '', ' \t ']) {
      const { message, errors } = await refusal({ [field]: missing })
      expect(errors).toEqual({ [field]: [messages.required(words)] })
      expect(message).toBe(messages.required(words))
    }
  })

  test.each([undefined, null, '', '  '])('is not the company (%j)', async (company) => {
    const email = `company-${String(company).length}-${company === null}@example.com`
    expect((await send({ company, email })).status).toBe(200)
    expect((await messagesFrom(email))[0]?.company).toBe('')
  })
})

describe.each(fields)('the length of %s', (field, words, max) => {
  test('may be the limit in code points', async () => {
    expect((await send({ [field]: 'x'.repeat(max) })).status).toBe(200)
    expect((await send({ [field]: emoji.repeat(max) })).status).toBe(200)
  })

  test('may not be one more', async () => {
    for (const char of ['x', emoji]) {
      const { errors } = await refusal({ [field]: char.repeat(max + 1) })
      expect(errors).toEqual({ [field]: [messages.max(words, max)] })
    }
  })

  test('is counted after trimming', async () => {
    expect((await send({ [field]: `  ${'x'.repeat(max)}\n ` })).status).toBe(200)
  })
})

describe('a message', () => {
  test('has a minimum length, counted in code points after trimming', async () => {
    const minLength = lengths.messageMin
    expect((await send({ message: emoji.repeat(minLength) })).status).toBe(200)
    for (const short of [
      'x'.repeat(minLength - 1),
      emoji.repeat(minLength - 1),
      `x${' '.repeat(minLength)}`,
    ]) {
      const { errors } = await refusal({ message: short })
      expect(errors).toEqual({ message: [messages.min('message', minLength)] })
    }
  })
})

describe('a service', () => {
  const codesAndLabels = services.flatMap(({ slug, title }) => [slug, title])
  test.each(codesAndLabels)('may be %s', async (service) => {
    expect((await send({ service })).status).toBe(200)
  })

  test.each(services)('is stored and mailed by its title: $title', async ({ slug, title }) => {
    for (const service of [slug, title]) {
      const email = `${slug}.${service === slug ? 'slug' : 'title'}@example.com`
      await send({ service, email })
      expect((await messagesFrom(email)).map(({ service }) => service)).toEqual([title])
      expect((await mailsFrom(email))[0]?.text).toContain(`Service: ${title}\n`)
    }
  })

  test.each([
    'custom research',
    'Custom',
    'all',
    '__proto__',
    'Custom Research, Investor Advisory',
  ])('may not be %s', async (service) => {
    expect((await refusal({ service })).errors).toEqual({ service: [messages.in('service')] })
  })
})

describe('a refusal', () => {
  test('of one field has only its message', async () => {
    const { message } = await refusal({ firstName: '' })
    expect(message).toBe(messages.required('first name'))
  })

  test('of two says that there is one more error', async () => {
    const { message } = await refusal({ firstName: '', service: '' })
    expect(message).toBe(messages.more(messages.required('first name'), 1))
  })

  test('of all says how many more there are', async () => {
    const changes = Object.fromEntries(Object.keys(contactMessage()).map((field) => [field, '']))
    const { message, errors } = await refusal(changes)
    expect(Object.keys(errors)).toEqual(['firstName', 'lastName', 'email', 'service', 'message'])
    expect(message).toBe(messages.more(messages.required('first name'), 4))
  })

  test('counts every message of a field', async () => {
    const email = 'x'.repeat(lengths.contactEmail + 1)
    const { message, errors } = await refusal({ email })
    const both = [messages.max('email', lengths.contactEmail), messages.email]
    expect([...(errors.email ?? [])].sort()).toEqual(both.sort())
    expect(message).toBe(messages.more(String(errors.email?.[0]), 1))
  })
})
