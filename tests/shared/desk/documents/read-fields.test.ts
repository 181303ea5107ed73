import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { readFields } from '#shared/desk/documents/read-fields.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { messages } from '#shared/messages.ts'
import { fieldsSchemas } from '#tests/support/desk/document-fields.ts'
import { asForm } from '#tests/support/repository/form-names.ts'

const { markets, notes, firm, pages, services } = firstEdition()

const usualPerson = {
  name: 'Amina Otieno',
  role: 'Licensing',
  languages: ['en', 'sw'],
  markets: ['kenya'],
  text: 'She reads gazettes.',
  photo: null,
  order: 1,
}

const shipped = [
  ['firm', 'firm', firm] as const,
  ...pages.map(({ slug, ...fields }) => ['page', slug, fields] as const),
  ['person', 'amina-otieno', usualPerson] as const,
  ...services.map(({ slug, ...fields }) => ['service', slug, fields] as const),
  ...notes.map(({ slug, ...fields }) => ['note', slug, fields] as const),
  ...markets.map(({ market: { slug, ...market }, facts }) => {
    return [
      'market',
      slug,
      { ...market, facts: facts.map(({ market: _, ...fact }) => fact) },
    ] as const
  }),
  ...markets.flatMap(({ rules }) => {
    return rules.map(({ slug, ...fields }) => ['rule', slug, fields] as const)
  }),
]

/** Parses field names as the Worker's form parser does: lists where all names are numbers. */
function received(fields: object): unknown {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner)]))
    }
    return value === null ? '' : String(value)
  }
  return read(fields)
}

describe('shipped records', () => {
  test('are read unchanged, for every kind', () => {
    expect(shipped.length).toBeGreaterThan(100)
    for (const [kind, slug, fields] of shipped) {
      const read = readFields(fieldsSchemas[kind], fields)
      expect(read, slug).toEqual({ value: fields, fields, errors: {} })
    }
  })

  test('are read from texts as the same records', () => {
    for (const [kind, slug, fields] of shipped) {
      const { value, errors } = readFields(fieldsSchemas[kind], received(fields))
      expect({ value, errors }, slug).toEqual({ value: fields, errors: {} })
    }
  })
})

const newsletter = { subject: 'A', introduction: 'B', notes: [], rules: [], closing: '' }

const schema = z.object({
  title: z.string().check(z.minLength(1)),
  closing: z.string(),
  rate: z.number(),
  featured: z.boolean(),
  score: z.literal([1, 2, 3]),
  stage: z.enum(['court', 'passed']),
  note: z.nullable(z.string().check(z.minLength(1))),
  markets: z.array(z.string()),
  chosen: z.nullable(z.array(z.enum(['a', 'b']))),
  fee: z.nullable(
    z.object({ value: z.string().check(z.minLength(1)), section: z.nullable(z.string()) }),
  ),
  rows: z.array(
    z.object({ name: z.string(), stage: z.enum(['court', 'passed']), on: z.boolean() }),
  ),
})

const right = {
  title: 'A',
  closing: '',
  rate: 2.5,
  featured: true,
  score: 2,
  stage: 'court',
  note: null,
  markets: ['kenya'],
  chosen: null,
  fee: { value: 'KES 5', section: null },
  rows: [{ name: 'x', stage: 'court', on: false }],
}

const read = (changed: object) => readFields(schema, { ...right, ...changed })
const valuesOf = (changed: object) => read(changed).value as Record<string, unknown>

describe('a text', () => {
  test.each(['true', 'on', '1', 'yes', true, 1])('%s ticks a box', (featured) => {
    expect(valuesOf({ featured }).featured).toBe(true)
  })

  test.each([undefined, null, '', 'false', 'off', '0', false, 0])(
    '%s does not tick a box',
    (featured) => {
      expect(valuesOf({ featured }).featured).toBe(false)
    },
  )

  test.each([
    ['2.5', 2.5],
    [' 7 ', 7],
    ['-3', -3],
    ['0', 0],
    ['1,234,567.5', 1234567.5],
  ])('%s is a number', (rate, number) => {
    expect(valuesOf({ rate }).rate).toBe(number)
  })

  test.each(['1e999', 'Infinity', 'NaN', '0x10', '1.2.3', '12,34', 'five', '--1', '٣'])(
    '%s is not a number',
    (rate) => {
      expect(read({ rate }).errors).toEqual({ rate: [messages.in('rate')] })
    },
  )

  test('loses control characters and surrounding whitespace', () => {
    expect(valuesOf({ title: ' \u0000A\u0007B\u009f ' }).title).toBe('AB')
  })

  test('is never made from another type', () => {
    for (const title of [5, true, ['A'], { a: 'A' }]) {
      expect(read({ title }).errors).toEqual({ title: [messages.string('title')] })
    }
  })

  test('has a maximum length in code points', () => {
    const condition = '𝒜'.repeat(lengths.documentTitle)
    expect(read({ title: condition }).errors).toEqual({})
    const max = messages.max('title', lengths.documentTitle)
    expect(read({ title: `${condition}A` }).errors).toEqual({ title: [max] })
  })
})

describe('an empty value', () => {
  test('is null if the field is nullable, also for an object without values', () => {
    const empty = { note: '  ', chosen: '', fee: { value: ' ', section: '' } }
    expect(valuesOf(empty)).toMatchObject({ note: null, chosen: null, fee: null })
  })

  test('does not replace an object by a list, which would be lost', () => {
    expect(read({ fee: ['KES 5'] }).errors).toEqual({ fee: [messages.in('fee')] })
  })

  test('is an empty list if a list is missing', () => {
    for (const markets of [undefined, null, '', []]) {
      expect(valuesOf({ markets }).markets).toEqual([])
    }
  })

  test('is an empty text if the field allows it', () => {
    expect(valuesOf({ closing: undefined }).closing).toBe('')
  })

  test('is refused if the field is required', () => {
    expect(readFields(schema, {}).errors).toEqual({
      title: [messages.required('title')],
      rate: [messages.required('rate')],
      score: [messages.required('score')],
      stage: [messages.required('stage')],
    })
  })
})

describe('a list', () => {
  test('is read from numbered names in their order', () => {
    expect(valuesOf({ markets: { 10: 'c', 2: 'b', 0: 'a' } }).markets).toEqual(['a', 'b', 'c'])
  })

  test('is read from a single text', () => {
    expect(valuesOf({ markets: 'kenya' }).markets).toEqual(['kenya'])
  })

  test('drops rows with nothing but selections', () => {
    const blank = { name: ' ', stage: 'passed', on: 'on' }
    const filled = { name: 'x', stage: 'court', on: false }
    expect(valuesOf({ rows: [blank, filled, '', null, {}] }).rows).toEqual([filled])
  })

  test('keeps an invalid row and reports the field', () => {
    const rows = [{ name: 'x', stage: 'nothing' }]
    expect(read({ rows }).errors).toEqual({ 'rows.0.stage': [messages.in('stage')] })
  })

  test.each([[['x']], [[['x']]], [{ nmae: 'x' }], [{ stage: 'nothing' }], [{ on: ['x'] }]])(
    'refuses the row %j and drops nothing',
    (row) => {
      const names = Object.keys(read({ rows: [row] }).errors)
      expect(names).not.toEqual([])
      for (const name of names) expect(name).toMatch(/^rows\.0(\.\w+)?$/)
    },
  )

  test('has a limit, beyond which entries are not read', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({ name: `x${index}`, stage: 'court' }))
    const { value, errors } = read({ rows })
    expect(errors).toEqual({ rows: [messages.documents.tooMany(lengths.documentList)] })
    expect(value).toHaveProperty('rows.length', lengths.documentList)
  })
})

describe('names of prototypes', () => {
  test('are not fields, whatever their values', () => {
    const input = JSON.parse(
      '{"__proto__":{"title":"A"},"constructor":{"prototype":{"rate":1}},"rows":{"__proto__":1}}',
    )
    const { value, errors } = readFields(schema, { ...input, ...JSON.parse('{"__proto__":{}}') })
    expect(errors.title).toEqual([messages.required('title')])
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect('rate' in {}).toBe(false)
  })
})

test('any input is read without an exception, and again to the same value', () => {
  const anything = fc.oneof(
    fc.anything({ maxDepth: 4 }),
    fc.json().map((text) => JSON.parse(text)),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...(['note', 'rule', 'market', 'letter'] as const)),
      anything,
      (kind, input) => {
        const { value, errors } = readFields(fieldsSchemas[kind], input)
        if (Object.keys(errors).length > 0) return
        expect(readFields(fieldsSchemas[kind], value)).toMatchObject({ value, errors: {} })
      },
    ),
  )
})

/** Returns the paths of all fields in a schema, except in schemas that ignore unknown names. */
function placesIn(schema: z.core.$ZodType, path: string[] = []): string[][] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'nullable') return [path, ...placesIn(def.innerType, path)]
  if (def.type === 'array') return [path, [...path, '0'], ...placesIn(def.element, [...path, '0'])]
  if (def.type !== 'object') return [path]
  return Object.entries(def.shape).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
}

function withAt(value: unknown, [key, ...rest]: string[], odd: unknown): unknown {
  if (key === undefined) return odd
  const inner: Record<string, unknown> = Object(value)
  if (key === '0') return [withAt(inner[0], rest, odd)]
  return { ...inner, [key]: withAt(inner[key], rest, odd) }
}

test('no value in the place of a field is lost: it is saved or refused', () => {
  const word = 'needle'
  const { shape } = fc.letrec((tie) => ({
    shape: fc.oneof(
      { maxDepth: 3 },
      fc.constant(word),
      fc.array(tie('shape'), { minLength: 1, maxLength: 2 }),
      fc.dictionary(fc.constantFrom('0', 'x', 'text', 'source'), tie('shape'), { minKeys: 1 }),
    ),
  }))
  for (const [kind, schema] of Object.entries(fieldsSchemas)) {
    const [, , fields] = shipped.find(([of]) => of === kind) ?? [kind, '', newsletter]
    expect(readFields(schema, fields).errors).toEqual({})
    const path = fc.constantFrom(...placesIn(schema))
    fc.assert(
      fc.property(path, shape, (path, odd) => {
        const { value, errors } = readFields(schema, withAt(fields, path, odd))
        const lost = !JSON.stringify(value).includes(word)
        if (lost) expect(Object.keys(errors), `${kind} ${path.join('.')}`).not.toEqual([])
      }),
    )
  }
})

test('deep nesting is cut off at the depth of the schema', () => {
  const deep = `${'{"rows":'.repeat(2000)}1${'}'.repeat(2000)}`
  expect(() => readFields(schema, JSON.parse(deep))).not.toThrow()
})

test('form names equal the names in the record', () => {
  expect(asForm({ taxes: [{ rate: 5, from: null }], markets: ['a'] })).toEqual({
    'taxes[0][rate]': '5',
    'taxes[0][from]': '',
    'markets[0]': 'a',
  })
})
