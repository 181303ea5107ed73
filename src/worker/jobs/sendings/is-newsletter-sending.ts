import { and, eq } from 'drizzle-orm'
import { sendings } from '#worker/db/schema.ts'

/** Returns the condition that a sending is the one of a newsletter, by the id of its document. */
export const isNewsletterSending = (documentId: string) =>
  and(eq(sendings.kind, 'letter'), eq(sendings.about, documentId))
