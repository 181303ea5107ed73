import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

const { documents } = messages

/** What the fields of a document are checked against. */
export interface CheckContext {
  edition: Edition
  /** All that can be cited, by key. */
  sources: ReadonlyMap<string, Source>
  slug: string
  /** What stood there before; null for a document that is new. */
  base: DocumentFields | null
}

/** What is wrong with a field, by its dotted name. */
export type Problem = readonly [field: string, message: string]

type Citing = { source: string | null }

/** Returns a problem for each entry of a list that cites a source there is not. */
export function unknownSources(
  list: string,
  all: readonly Citing[],
  context: CheckContext,
): Problem[] {
  return all.flatMap((one, index) => unknownSource(`${list}.${index}.source`, one, context))
}

/** Returns a problem if something cites a source there is not. */
export function unknownSource(
  field: string,
  citing: Citing | null,
  { sources }: CheckContext,
): Problem[] {
  const key = citing?.source ?? null
  return key === null || sources.has(key) ? [] : [[field, documents.unknownSource(key)]]
}

/** Returns a problem if no market with this slug is published. */
export function unknownMarket(field: string, slug: string, { edition }: CheckContext): Problem[] {
  return edition.findMarket(slug) ? [] : [[field, documents.unknownMarket(slug)]]
}

/** Returns a problem if there is no such day, month or year. */
export function notADay(field: string, date: string | null): Problem[] {
  return date === null || isRealDate(date) ? [] : [[field, documents.notADay]]
}

/** Returns problems as errors, by field. */
export function errorsFrom(problems: readonly Problem[]): FieldErrors {
  return Object.fromEntries(problems.map(([field, message]) => [field, [message]]))
}

/** True if there is such a year, month or day: `2026`, `2026-02`, `2026-02-28`. */
function isRealDate(date: string): boolean {
  const day = `${date}${'-01'.repeat(3 - date.split('-').length)}`
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}
