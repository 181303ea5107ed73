import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { documentKinds } from '#shared/desk/documents/kinds.ts'
import { fieldsSchemas } from '#tests/support/desk/document-fields.ts'
import { seedShipped, usualFields, workOf } from '#tests/support/desk/documents.ts'
import { previewDraft } from '#worker/desk/documents/preview-draft.ts'

type Path = (string | number)[]

/** Returns the paths of all fields in a schema, with the first entry of each list. */
function placesIn(schema: z.core.$ZodType, path: Path = []): Path[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'nullable') return placesIn(def.innerType, path)
  if (def.type === 'array') return [path, ...placesIn(def.element, [...path, 0])]
  if (def.type !== 'object') return [path]
  const inner = Object.entries(def.shape).flatMap(([key, field]) => placesIn(field, [...path, key]))
  return [path, ...inner]
}

/** Returns the value with another one at a path, creating what is missing on the way. */
function withAt(value: unknown, [key, ...rest]: Path, odd: unknown): unknown {
  if (key === undefined) return odd
  if (typeof key === 'number') {
    const [first, ...others] = Array.isArray(value) ? value : []
    return [withAt(first, rest, odd), ...others]
  }
  const fields: Record<string, unknown> = Object(value ?? {})
  return { ...fields, [key]: withAt(fields[key], rest, odd) }
}

/** JSON values of unexpected types, by type. */
const oddByType = {
  object: [
    '{"toString":"x"}',
    '{"valueOf":"x","toString":1}',
    '{"__proto__":{"a":1},"constructor":"x","length":-1}',
    '{"0":"a","1":{"toString":null}}',
    '{"toJSON":"x","then":"x","entries":1}',
  ],
  list: ['[]', '[[[]]]', '[{"toString":"x"}]', '[null,7,"x"]'],
  number: ['7', '-1e308', '1e400', 'true', 'null'],
  text: [
    '""',
    '"Symbol.toPrimitive"',
    '"__proto__"',
    '"\\ud800"',
    '"\\u0000"',
    '"9999-99-99"',
    '"javascript:1"',
  ],
}

/** Returns a value of each type for a field or a kind; over several, all of them have their turn. */
const oddFor = (field: number): string[] =>
  Object.values(oddByType).flatMap((values) => values[field % values.length] ?? [])

describe.each(documentKinds)('a %s', (kind) => {
  const places = placesIn(fieldsSchemas[kind])
  const slug = { slug: 'odd', errors: {} }

  test('is rendered or refused with any value in any field', async () => {
    await seedShipped()
    const { work } = workOf()
    for (const [field, path] of places.entries()) {
      for (const json of oddFor(field)) {
        const input = withAt(usualFields[kind](), path, JSON.parse(json))
        const draft = { kind, slug, input: { ...Object(input) } }
        const { errors } = await previewDraft(work, draft)
        expect(errors, `${path.join('.')} ${json}`).toBeTypeOf('object')
      }
    }
  })

  const ofKind = oddFor(documentKinds.indexOf(kind))

  test.each(ofKind)('is rendered or refused with %s as new sources', async (json) => {
    const { work } = workOf()
    const value = JSON.parse(json)
    const source = { id: value, publisher: value, title: value, date: value, url: value }
    for (const newSources of [value, [value], [source]]) {
      const input = { ...usualFields[kind](), newSources }
      expect((await previewDraft(work, { kind, slug, input })).errors).toBeTypeOf('object')
    }
  })
})
