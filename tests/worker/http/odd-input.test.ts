import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { formData } from '#tests/support/forms.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const path = routes.sendContactForm.href()
// The plain form, which takes other types of bodies too.
const form = routes.contact.href()
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

interface Refusal {
  message: string
  errors: Record<string, string[]>
}

async function refusal(
  body: BodyInit,
  headers: Record<string, string> = {},
  to = path,
): Promise<Refusal> {
  const response = await newVisitor().send(to, {}, { as: 'json', body, headers })
  expect(response.status).toBe(422)
  return response.json()
}

const required = {
  firstName: [messages.required('first name')],
  lastName: [messages.required('last name')],
  email: [messages.required('email')],
  service: [messages.required('service')],
  message: [messages.required('message')],
}

describe('a body that cannot be read', () => {
  test.each<[string, BodyInit, Record<string, string>]>([
    ['malformed JSON', '{"firstName": ', {}],
    ['no body', '', {}],
    ['a JSON array', JSON.stringify([contactMessage()]), {}],
    ['a JSON string', '"text"', {}],
    ['a JSON number', '7', {}],
    ['JSON null', 'null', {}],
    ['an urlencoded form', new URLSearchParams(contactMessage()), urlencoded],
    ['JSON as text/plain', JSON.stringify(contactMessage()), { 'Content-Type': 'text/plain' }],
    ['XML', '<firstName>A</firstName>', { 'Content-Type': 'application/xml' }],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), {}],
    ['multipart without its boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
    ['broken multipart', '--x\r\nnothing', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['a broken Content-Type', '{}', { 'Content-Type': ';;;' }],
  ])('counts as empty input: %s', async (_, body, headers) => {
    expect((await refusal(body, headers)).errors).toEqual(required)
  })

  test.each([5_000, 15_000, 30_000])('is never a 500: objects nested %i deep', async (depth) => {
    const unknown = `"unknown":${'['.repeat(depth)}${']'.repeat(depth)}`
    for (const key of ['', `,"key":"${crypto.randomUUID()}"`]) {
      expect((await refusal(`{${unknown}${key}}`)).errors).toEqual(required)
    }
  })
})

describe('a field of another type', () => {
  test.each([7, 0, true, false, [], ['A'], {}, { a: 1 }])('is refused alone: %j', async (odd) => {
    const fields: Record<string, string> = {
      firstName: 'first name',
      lastName: 'last name',
      email: 'email',
      company: 'company',
      service: 'service',
      message: 'message',
    }
    for (const [field, words] of Object.entries(fields)) {
      const { errors } = await refusal(JSON.stringify(contactMessage({ [field]: odd })))
      expect(errors).toEqual({ [field]: [messages.string(words)] })
    }
  })

  test.each(['firstName[]=A', 'firstName[a]=A', 'firstName[a][b]=A', 'firstName=B&firstName[]=A'])(
    'is what %s makes',
    async (body) => {
      const { errors } = await refusal(body, urlencoded, form)
      expect(errors.firstName).toEqual([messages.string('first name')])
    },
  )

  test('is a file', async () => {
    const { body, headers } = await formData({ firstName: new Blob(['A']) })
    const { errors } = await refusal(body, headers, form)
    expect(errors.firstName).toEqual([messages.string('first name')])
  })
})

describe('a field', () => {
  test('sent twice has its last value', async () => {
    const body = 'firstName=A&firstName='
    expect((await refusal(body, urlencoded, form)).errors.firstName).toEqual(required.firstName)
    const { errors } = await refusal('firstName=&firstName=A', urlencoded, form)
    expect(errors.firstName).toBeUndefined()
  })

  test.each(['', null, '   ', '\u0000', '\u00a0'])('that holds %j is missing', async (empty) => {
    const { errors } = await refusal(JSON.stringify(contactMessage({ firstName: empty })))
    expect(errors).toEqual({ firstName: required.firstName })
  })

  test.each(['__proto__', 'constructor', 'toString', 'id', 'createdAt'])(
    'that nobody knows is ignored: %s',
    async (name) => {
      const body = JSON.stringify(contactMessage()).replace('{', `{"${name}":{"status":500},`)
      const response = await newVisitor().send(path, {}, { as: 'json', body })
      expect(response.status).toBe(200)
      expect('status' in {}).toBe(false)
    },
  )

  test('named __proto__ adds nothing to a form that lacks fields', async () => {
    const proto = JSON.stringify(contactMessage())
    expect((await refusal(`{"__proto__":${proto}}`)).errors).toEqual(required)
    const body = '__proto__[firstName]=A&__proto__=B&[x]=1&=2&constructor[prototype]=C'
    expect((await refusal(body, urlencoded, form)).errors).toEqual(required)
  })

  test.each(['\\ud800', '\\udc00x\\ud800', 'a\\u0000b', '\\ufffe'])(
    'with %s in it is stored, never a 500',
    async (text) => {
      const body = JSON.stringify(contactMessage()).replace('Amina', `Amina ${text}`)
      const response = await newVisitor().send(path, {}, { as: 'json', body })
      expect(response.status).toBe(200)
    },
  )

  test.each([
    ['%FF%FE', 200],
    ['%', 200],
    ['%00', 422],
  ])('whose form encoding is odd (%s) is no 500', async (encoded, status) => {
    const fields = new URLSearchParams(contactMessage({ firstName: '' }))
    const body = `${fields}&firstName=${encoded}`
    const response = await newVisitor().send(form, {}, { as: 'json', body, headers: urlencoded })
    expect(response.status).toBe(status)
  })
})
