import { sql } from 'drizzle-orm'
import { parse } from 'zod/mini'
import { newsletterFields } from '#shared/desk/documents/fields.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { sendings } from '#worker/db/schema.ts'
import { isNewsletterSending } from '#worker/jobs/sendings/is-newsletter-sending.ts'
import { officeDay } from '#worker/knowledge/office.ts'
import type { NewsletterHead } from '#worker/knowledge/published-records.ts'
import { excerptOf } from '#worker/knowledge/without-markdown.ts'
import { definePublished } from './published-kind.ts'

// A correction or a second publication does not make it a new newsletter.
const firstPublishedAt = sql`(
  SELECT min(effective.effective_at)
  FROM effective_revisions AS effective
  WHERE effective.document_id = documents.id AND effective.revision_id IS NOT NULL
)`
const sendingStartedAt = sql`coalesce(
  (
    SELECT coalesce(sendings.starts_at, sendings.created_at)
    FROM sendings
    WHERE kind = 'letter' AND about = documents.id
  ),
  ${firstPublishedAt}
)`

/** Newsletters, which are first published when they are sent. */
export const letter = definePublished<NewsletterHead>({
  query: { kind: 'letter', startedAt: sendingStartedAt },
  entryOf({ slug, revision, number, startedAt, fields }) {
    const { subject, introduction } = parse(newsletterFields, JSON.parse(fields))
    const date = officeDay(new Date(startedAt))
    const excerpt = excerptOf(introduction)
    return { slug, subject, date, excerpt, revision, shipped: number === 0 }
  },
  records: (letters) => ({ letters }),
  preconditions: (db, { documentId }) => ({
    'by-sending': hasRow(db, sendings, isNewsletterSending(documentId)),
  }),
  hasBodies: true,
})
