import { sql } from 'drizzle-orm'
import { parse } from 'zod/mini'
import { letterFields } from '#shared/desk/documents/fields.ts'
import { officeDayAt } from '#shared/office-days.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { sendings } from '#worker/db/schema.ts'
import { isOfLetter } from '#worker/jobs/sendings/of-letter.ts'
import type { LetterHead } from '#worker/knowledge/published-records.ts'
import { excerptOf } from '#worker/knowledge/without-markdown.ts'
import { definePublished } from './published-kind.ts'

// A correction of it, or its return after a withdrawal, is no new newsletter.
const firstShown = sql`(
  SELECT min(effective.effective_at)
  FROM effective_revisions AS effective
  WHERE effective.document_id = documents.id AND effective.revision_id IS NOT NULL
)`
const sendingBegan = sql`coalesce(
  (SELECT sendings.created_at FROM sendings WHERE kind = 'letter' AND about = documents.id),
  ${firstShown}
)`

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
