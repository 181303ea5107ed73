import { and, eq } from 'drizzle-orm'
import { sendings } from '#worker/db/schema.ts'

/** The condition that a sending is that of a letter, which it has by the id of its document. */
export const isOfLetter = (documentId: string) =>
  and(eq(sendings.kind, 'letter'), eq(sendings.about, documentId))
