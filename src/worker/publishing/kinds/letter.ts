import { sql } from 'drizzle-orm'
import { parse } from 'zod/mini'
import { letterFields } from '#shared/documents/fields.ts'
import { officeDayAt } from '#shared/office-days.ts'
import { hasRow } from '../../db/conditions.ts'
import { documents, editions, publications, sendings } from '../../db/schema.ts'
import type { LetterHead } from '../../knowledge/published-records.ts'
import { excerptOf } from '../../knowledge/without-markdown.ts'
import { isOfLetter } from '../../sendings/of-letter.ts'
import { definePublished } from './published-kind.ts'

// A correction of it, or its return after a withdrawal, is no new newsletter.
const firstShown = sql`(SELECT min(numbered.created_at) FROM ${publications} AS shown CROSS JOIN ${editions} AS numbered ON numbered.publication_id = shown.id WHERE shown.document_id = ${documents.id} AND shown.revision_id IS NOT NULL)`
const sendingBegan = sql`coalesce((SELECT ${sendings.createdAt} FROM ${sendings} WHERE ${sendings.kind} = 'letter' AND ${sendings.about} = ${documents.id}), ${firstShown})`

/** Newsletters: the first publication of one is its sending. */
export const letter = definePublished<LetterHead>({
  portion: { kind: 'letter', began: sendingBegan },
  entryOf({ slug, revision, number, began, fields }) {
    const { subject, introduction } = parse(letterFields, JSON.parse(fields))
    const date = officeDayAt(new Date(began))
    const excerpt = excerptOf(introduction)
    return { slug, subject, date, excerpt, revision, shipped: number === 0 }
  },
  records: (letters) => ({ letters }),
  preconditions: (db, { documentId }) => ({
    'by-sending': hasRow(db, sendings, isOfLetter(documentId)),
  }),
  hasBodies: true,
})
