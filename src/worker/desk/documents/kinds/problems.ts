import { isCalendarDay } from '#shared/days.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { pictureIdsIn } from '#worker/knowledge/markdown.ts'

const { documents } = messages

export interface CheckContext {
  edition: Edition
  sources: ReadonlyMap<string, Source>
  slug: string
  /** The fields of the previous revision; null for a new document. */
  base: DocumentFields | null
}

export type Problem = readonly [field: string, message: string]

type Citation = { source: string | null }

/** Returns a problem for each item of a list that cites an unknown source. */
export function unknownSources(
  list: string,
  all: readonly Citation[],
  context: CheckContext,
): Problem[] {
  return all.flatMap((citation, index) =>
    unknownSource(`${list}.${index}.source`, citation, context),
  )
}

/** Returns a problem if a citation refers to an unknown source. */
export function unknownSource(
  field: string,
  citation: Citation | null,
  { sources }: CheckContext,
): Problem[] {
  const key = citation?.source ?? null
  return key === null || sources.has(key) ? [] : [[field, documents.unknownSource(key)]]
}

/** Returns a problem if no market with this slug is published. */
export function unknownMarket(field: string, slug: string, { edition }: CheckContext): Problem[] {
  return edition.findMarket(slug) ? [] : [[field, documents.unknownMarket(slug)]]
}

/** Returns a problem if a text shows a picture that does not exist. */
export function unknownPictures(
  field: string,
  markdown: string,
  { edition }: CheckContext,
): Problem[] {
  const unknown = pictureIdsIn(markdown).some((id) => !edition.findPicture(id))
  return unknown ? [[field, documents.unknownPicture]] : []
}

/** Returns a problem if the date does not exist. */
export function invalidDate(field: string, date: string | null): Problem[] {
  return date === null || isRealDate(date) ? [] : [[field, documents.notADay]]
}

export function errorsFrom(problems: readonly Problem[]): FieldErrors {
  return Object.fromEntries(problems.map(([field, message]) => [field, [message]]))
}

/** True if the year, month or day exists: `2026`, `2026-02`, `2026-02-28`. */
function isRealDate(date: string): boolean {
  return isCalendarDay(`${date}${'-01'.repeat(3 - date.split('-').length)}`)
}
