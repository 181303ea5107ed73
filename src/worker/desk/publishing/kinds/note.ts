import { sql } from 'drizzle-orm'
import { omit, parse } from 'zod/mini'
import { noteFields } from '#shared/desk/documents/fields.ts'
import { revisions } from '#worker/db/schema.ts'
import { minutesFor, type NoteHead } from '#worker/knowledge/published-records.ts'
import { definePublished } from './published-kind.ts'

const headFields = omit(noteFields, { body: true })

// Words are counted as the spaces between them, after all whitespace became single spaces.
const withPlainSpaces = ['9', '10', '13', '160'].reduce(
  (text, code) => sql`replace(${text}, char(${sql.raw(code)}), ' ')`,
  sql`${revisions.fields} ->> '$.body'`,
)
const singleSpaced = sql`trim(
  replace(replace(replace(${withPlainSpaces}, ' ', char(1, 2)), char(2, 1), ''), char(1, 2), ' ')
)`
const wordsOfBody = sql`(
  SELECT length(line) - length(replace(line, ' ', '')) + (line <> '')
  FROM (SELECT ${singleSpaced} AS line)
)`

/** Articles. The index lists them without their texts. */
export const note = definePublished<NoteHead>({
  query: {
    kind: 'note',
    fields: sql`json_remove(${revisions.fields}, '$.body')`,
    words: wordsOfBody,
  },
  entryOf: ({ slug, revision, number, fields, words }) => ({
    // Articles once had no author.
    ...parse(headFields, { author: null, ...JSON.parse(fields) }),
    slug,
    revision,
    shipped: number === 0,
    minutes: minutesFor(words),
  }),
  records: (notes) => ({ notes }),
  shipped: ({ notes }) => notes,
  hasBodies: true,
})
