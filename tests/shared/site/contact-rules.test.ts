import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { services } from '#shared/knowledge/records/services.ts'
import { contactRules, contactErrors as errorsFor } from '#shared/site/contact/rules.ts'
import { contactSchema } from '#shared/site/contact/schema.ts'

const good = {
  firstName: 'Amina',
  lastName: 'Otieno',
  email: 'amina@example.com',
  company: '',
  service: 'Custom Research',
  message: 'Which licence comes first?',
}

const contactErrors = (input: object) => errorsFor(input, services)

/** What the server says: the first message of each field. */
function refusedBySchema(input: object): Record<string, string> {
  const { error } = contactSchema(() => services).safeParse(input)
  const messages = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])
  return Object.fromEntries(messages.reverse())
}

const odd = [
  '',
  ' \t\n\u0000',
  'x',
  'a'.repeat(100),
  'a'.repeat(101),
  `  ${'a'.repeat(lengths.personName)}  `,
  '😀'.repeat(lengths.personName),
  'a'.repeat(lengths.messageMax + 1),
  'ten\r\nlines',
  'ten\r\nlines!',
  '\ud800 is half a letter',
  'no address',
  'a@b',
  'a@b.',
  'A@EXAMPLE.COM',
  'ａ@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
  'two@at@example.com',
  'Custom Research',
  'custom-research',
  ' custom-research ',
  'Custom research',
  'constructor',
]

describe('what the contact form refuses before it sends anything', () => {
  test('is nothing of a good message', () => {
    expect(contactErrors(good)).toEqual({})
    expect(refusedBySchema(good)).toEqual({})
  })

  test.each(Object.keys(contactRules))(
    'is in %s what the server refuses, in its words',
    (field) => {
      const refused = odd.map((text) => contactErrors({ ...good, [field]: text }))
      expect(refused).toEqual(odd.map((text) => refusedBySchema({ ...good, [field]: text })))
      expect(refused).toContainEqual({ [field]: expect.any(String) })
    },
  )

  test('is every field that is required of an empty form', () => {
    expect(contactErrors({})).toEqual(refusedBySchema({}))
    expect(Object.keys(contactErrors({}))).toHaveLength(Object.keys(contactRules).length - 1)
  })
})
